function love.conf(t)
    t.identity = "sat2d-test"
    for name in pairs(t.modules) do
        t.modules[name] = name == "event" or name == "image" or name == "math"
    end
end
