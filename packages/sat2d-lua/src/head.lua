--- sat2d: exact 2D collision detection and convex decomposition, for LuaJIT and LÖVE.
--
-- One file; it loads the shared library of sat2d. See docs/lua.md. Angles are in radians from the x
-- axis towards the y axis, or in degrees where a name says so. Lists of points are flat:
-- { x0, y0, x1, y1, ... }. Indices of vertices and edges count from 0, as in messages. Constants
-- are strings ("overlapping"). Errors are tables with the fields `status`, `code`, `message`,
-- `indices` and `point`.
--
-- Made by `cargo run -p sat2d-api`; do not edit.
--
-- SPDX-License-Identifier: MIT OR Apache-2.0

local ffi = require("ffi")
