-- The small game of packages/game.

local support = require("support")
local sat2d = require("sat2d")
local Shape, World, at = sat2d.Shape, sat2d.World, sat2d.Transform.translation

local function play()
    local lines, state = {}, 2024
    local function line(...)
        lines[#lines + 1] = table.concat({ ... }, " ")
    end
    local function chance()
        -- the product has more bits than a double: by halves of the state
        local high, low = math.floor(state / 65536), state % 65536
        local sum = (high * 1664525 % 65536) * 65536 + low * 1664525 + 1013904223
        state = sum % 4294967296
        return state / 4294967296
    end
    local function kick()
        local x = chance()
        return { (x - 0.5) * 0.75, (chance() - 0.5) * 0.75 }
    end

    local world = World.new()
    local function fixed(user, shape, transform, kind)
        world:insert({ shape = shape, transform = transform, user = user, kind = kind })
    end
    fixed(1, Shape.rectangle(40, 2), at(0, -11), "static")
    fixed(2, Shape.rectangle(40, 2), at(0, 11), "static")
    fixed(3, Shape.rectangle(2, 20), at(-21, 0), "static")
    fixed(4, Shape.rectangle(2, 20), at(21, 0), "static")
    local cup = { -3, 0, 3, 0, 3, 4, 2, 4, 2, 1, -2, 1, -2, 4, -3, 4 }
    fixed(5, Shape.polygon({ cup }), at(5, -6), "static")
    fixed(6, Shape.circle(0, 0, 3), at(-8, 4), "sensor")
    fixed(7, Shape.rectangle(6, 1), { 0.8, 0.6, -0.6, 0.8, -4, -3 }, "static")
    local shapes = {
        [0] = Shape.rectangle(1, 2), Shape.circle(0, 0, 0.75),
        Shape.capsule(-0.5, 0, 0.5, 0, 0.5),
        Shape.convex_polygon({ -0.75, -0.5, 1, -0.5, -0.75, 1 }),
    }
    local movers, velocities = {}, {}
    local function insert(i, transform)
        movers[i] = world:insert({ shape = shapes[i % 4], transform = transform, user = 100 + i })
    end
    for i = 0, 11 do
        insert(i, at(2.5 * i - 14, 8 - 1.5 * (i % 5)))
        velocities[i] = kick()
    end

    local stayed = 0
    for frame = 1, 1000 do
        if frame == 300 then
            world:remove(movers[3])
            movers[3] = nil
        elseif frame == 400 then
            insert(3, at(0, 8))
        end
        for i = 0, 11 do
            local id = movers[i]
            if id then
                if (frame + i) % 60 == 0 then
                    velocities[i] = kick()
                    local transform = world:transform(id)
                    transform.a = -transform.a
                    world:set_transform(id, transform)
                end
                local velocity = velocities[i]
                velocity[2] = velocity[2] - 0.0078125
                local moved = world:move_and_slide(id, velocity[1], velocity[2])
                for _, hit in ipairs(moved.hits) do
                    velocity[1], velocity[2] = sat2d.slide(velocity[1], velocity[2],
                        hit.normal.x, hit.normal.y)
                end
            end
        end
        if frame % 100 == 50 then
            world:separate(4)
        end
        world:step()
        for _, event in ipairs(world:events()) do
            if event.phase == "stay" then
                stayed = stayed + 1
            else
                line(frame, event.phase, event.user_a, event.user_b, event.relation)
            end
        end
        if frame % 10 == 0 then
            local hit = world:cast_ray(-19, 0, 1, (frame / 10 % 5 - 2) / 8, 60)
            line(frame, "ray", hit.body and world:user(hit.body) or "none")
        end
        if frame % 100 == 0 then
            line(frame, "stay", stayed, "fingerprint", world:fingerprint())
        end
    end
    return table.concat(lines, "\n") .. "\n"
end

support.test("the small game has the same events as in C", function()
    local file = assert(io.open(support.root .. "/packages/game/expected.txt"))
    support.equal(play(), file:read("*a"))
    file:close()
end)
