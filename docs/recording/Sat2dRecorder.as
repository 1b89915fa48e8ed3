package {
    import flash.net.FileReference;
    import flash.utils.ByteArray;

    /** Collects calls and answers of an old game as a table for `sat2d verify`. */
    public class Sat2dRecorder {
        private var rows:Array;

        public function Sat2dRecorder(header:String) {
            this.rows = [header];
        }

        /** One call: the numbers it was given, then its answers, in the order of the header. */
        public function row(values:Array):void {
            this.rows.push(values.map(this.field).join(","));
        }

        /** Everything so far as CSV. */
        public function text():String {
            return this.rows.join("\n") + "\n";
        }

        /** Asks where to save it; a player allows that only while it handles a click or a key. */
        public function save(name:String):void {
            new FileReference().save(this.text(), name);
        }

        /** Whole numbers as such, others by their 64 bits, so that it plays no part how a player prints numbers. */
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
