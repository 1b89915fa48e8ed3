-- Runs the tests of objects and examples in LÖVE, without a window.

io.stdout:setvbuf("no")
package.path = os.getenv("SAT2D_ROOT") .. "/packages/sat2d-lua/test/?.lua;" .. package.path

function love.load()
    local support = require("support")
    require("objects")
    require("users")
    require("misuse")
    require("game")
    require("examples")
    love.event.quit(support.finish() and 0 or 1)
end
