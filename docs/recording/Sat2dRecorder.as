package {
    import flash.net.FileReference;
    import flash.utils.ByteArray;

    /** Collects calls and answers of an old game as a table for `sat2d verify`. */
    public class Sat2dRecorder {
        private var rows:Array;

        public function Sat2dRecorder(header:String) {
            this.rows = [header];
        }

        /** Adds a call: its arguments, then its answers, in the order of the header. */
        public function row(values:Array):void {
            this.rows.push(values.map(this.field).join(","));
        }

        /** All rows as CSV. */
        public function text():String {
            return this.rows.join("\n") + "\n";
        }

        /** Opens a save dialog; players allow that only while they handle a click or a key. */
        public function save(name:String):void {
            new FileReference().save(this.text(), name);
        }

        /** Integers in decimal, other numbers as their 64 bits: players print doubles differently. */
        private function field(value:*, index:int, all:Array):String {
            if (typeof value != "number" || (value % 1 == 0 && Math.abs(value) < 1e9)) {
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
    }
}
