-- All tests:
--
--     SAT2D_LIBRARY=target/debug/libsat2d.so luajit packages/sat2d-lua/test/run.lua

package.path = (os.getenv("SAT2D_ROOT") or arg[0]:match("^(.*)/test/run.lua$") .. "/../..")
    .. "/packages/sat2d-lua/test/?.lua;" .. package.path
local support = require("support")
for _, name in ipairs({ "tables", "tables_flash", "objects", "users", "misuse", "game", "examples" }) do
    require(name)
end
local fine = support.finish()
if not fine then
    os.exit(1)
end
