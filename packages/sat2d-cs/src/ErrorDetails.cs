namespace Sat2d
{
    public partial struct ErrorDetails
    {
        /// <summary>The details of an error that names nothing.</summary>
        internal static ErrorDetails Of(Status status)
        {
            const uint None = Constants.NoIndex;
            return new ErrorDetails {
                Status = status, Entry = None, Body = None,
                parts0 = None, parts1 = None, rings0 = None, rings1 = None,
                vertices0 = None, vertices1 = None, edges0 = None, edges1 = None,
            };
        }
    }
}
