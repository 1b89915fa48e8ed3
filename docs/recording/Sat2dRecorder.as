package {
    import flash.net.FileReference;
    import flash.utils.ByteArray;

    /** Collects calls and answers of an old game as a table for `sat2d verify`, each row once. */
    public class Sat2dRecorder {
        private var rows:Array;
        private var seen:Object;
        private var fresh:Number;
        private var every:Number;
        private var limit:Number;

        /** Keeps one of `every` new rows, and the first `limit` of these. */
        public function Sat2dRecorder(header:String, every:Number = 1, limit:Number = 100000) {
            this.rows = [header];
            this.seen = {};
            this.fresh = 0;
            this.every = every;
            this.limit = limit;
        }

        /** Adds a call: its arguments, then its answers, in the order of the header. */
        public function row(values:Array):void {
            if (this.rows.length > this.limit) {
                return;
            }
            var line:String = values.map(Sat2dRecorder.field).join(",");
            if (this.seen[line] != true && this.fresh++ % this.every == 0) {
                this.seen[line] = true;
                this.rows.push(line);
            }
        }

        /** All rows as CSV. */
        public function text():String {
            return this.rows.join("\n") + "\n";
        }

        /** Opens a save dialog; players allow that only while they handle a click or a key. */
        public function save(name:String):void {
            new FileReference().save(this.text(), name);
        }

        /** A number that reads back to the same bits: players print doubles differently. */
        public static function number(value:Number):String {
            if (value % 1 == 0 && Math.abs(value) < 1e9) {
                return String(value);
            }
            var bytes:ByteArray = new ByteArray();
            bytes.writeDouble(value);
            bytes.position = 0;
            var bits:String = "0x";
            for (var i:int = 0; i < 8; i++) {
                bits += (256 + bytes.readUnsignedByte()).toString(16).substr(1);
            }
            return bits;
        }

        private static function field(value:*, index:int, all:Array):String {
            return typeof value == "number" ? Sat2dRecorder.number(value) : String(value);
        }
    }
}
