package {
    import flash.display.Shape;
    import flash.display.Sprite;

    /**
     * A small game as it was in ActionScript 3: a ship among meteors, with one bullet at a time.
     * Each frame is a line. The calls of the player's functions go through the recorder, so
     * `Sat2dBuiltins.hitTestObject(a, b)` was `a.hitTestObject(b)`.
     */
    public class Meteors extends Sprite {
        private var ship:Sprite;
        private var meteors:Array;
        private var bulletX:Number;
        private var bulletY:Number;
        private var vx:Number;
        private var vy:Number;

        public function Meteors() {
            super();
            this.vx = 1.25;
            this.vy = 0.75;
            this.bulletX = 400;
            this.bulletY = 0;
            this.ship = new Sprite();
            Meteors.draw(this.ship, -8, -4, 24, 8);
            Meteors.draw(this.ship, -8, -16, 8, 12);
            this.ship.x = 40;
            this.ship.y = 60;
            this.addChild(this.ship);
            this.meteors = [];
            for (var i:int = 0; i < 4; i++) {
                var meteor:Shape = new Shape();
                Meteors.draw(meteor, -4, -12, 8, 24);
                Meteors.draw(meteor, -12, -4, 24, 8);
                meteor.x = 90 + 60 * i;
                meteor.y = 30 + 45 * i;
                this.addChild(meteor);
                this.meteors.push(meteor);
            }
        }

        private static function draw(
            target:Object, x:Number, y:Number, width:Number, height:Number):void {
            target.graphics.beginFill(0x808080);
            target.graphics.drawRect(x, y, width, height);
            target.graphics.endFill();
        }

        private function move():void {
            this.ship.x += this.vx;
            if (this.ship.x < 20 || this.ship.x > 300) {
                this.vx = -this.vx;
            }
            this.ship.y += this.vy;
            if (this.ship.y < 20 || this.ship.y > 180) {
                this.vy = -this.vy;
            }
            for (var i:int = 0; i < this.meteors.length; i++) {
                this.meteors[i].x -= i + 1;
                if (this.meteors[i].x < 0) {
                    this.meteors[i].x += 320;
                }
            }
            this.bulletX += 6;
            if (this.bulletX > 320) {
                this.bulletX = Math.floor(this.ship.x) + 0.5;
                this.bulletY = Math.floor(this.ship.y) + 0.5;
            }
        }

        public function frame(number:int):void {
            this.move();
            var text:String = "frame " + number + " ship " + this.ship.x + " " + this.ship.y;
            for (var i:int = 0; i < this.meteors.length; i++) {
                if (Sat2dBuiltins.hitTestObject(this.ship, this.meteors[i])) {
                    text += " crash " + i;
                }
                if (Sat2dBuiltins.hitTestPoint(
                    this.meteors[i], this.bulletX, this.bulletY, true)) {
                    text += " shot " + i;
                    this.bulletX = 400;
                }
            }
            trace(text);
        }
    }
}
