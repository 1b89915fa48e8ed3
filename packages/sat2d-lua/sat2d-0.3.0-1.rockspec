-- `packages/release.sh lua` makes the archive that `source` names: it has the module, this file and
-- the shared library of one platform, which is installed beside the module.
rockspec_format = "3.0"
package = "sat2d"
version = "0.3.0-1"
source = {
    url = "sat2d-lua-0.3.0.tar.gz",
    dir = "sat2d-lua-0.3.0",
}
description = {
    summary = "Exact 2D collision detection by separating axes, and convex decomposition",
    detailed = [[
        Relations, contacts, distances, rays, sweeps, worlds of many bodies, sprites as masks, and
        convex pieces of polygons with holes, for LuaJIT and LÖVE.
    ]],
    license = "MIT OR Apache-2.0",
    labels = { "collision", "geometry", "game", "love", "luajit" },
}
supported_platforms = { "linux" }
dependencies = { "lua == 5.1" }
build = {
    type = "builtin",
    modules = { sat2d = "sat2d.lua" },
    install = { lua = { ["libsat2d"] = "libsat2d.so" } },
}
