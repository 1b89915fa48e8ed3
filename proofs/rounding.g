# The standard model of rounding, on which README.md relies.
#
# abstract: no
#
# Theorem: z is rounded with an error of at most u |z| if |z| is at least 2^-1021 or if z is a sum
# of doubles; a smaller product has an error of at most 2^-1075. The same in f32. Scaled to [1, 2],
# the error is also at most u times the rounded number.

@rnd = float<ieee_64,ne>;
@rnd32 = float<ieee_32,ne>;

{ one in [1,2] /\ z in [1b-1021,1b1023] /\ |w| in [0,1b-1021]
  /\ @FIX(x,-1074) /\ @FIX(y,-1074) /\ |x| in [0,1b1022] /\ |y| in [0,1b1022]
  /\ z32 in [1b-125,1b127] /\ |w32| in [0,1b-125]
  /\ @FIX(x32,-149) /\ @FIX(y32,-149) /\ |x32| in [0,1b126] /\ |y32| in [0,1b126]
  -> (one - rnd(one)) / rnd(one) in [-1b-53,1b-53]
  /\ rnd(z) -/ z in [-1b-53,1b-53]
  /\ rnd(w) - w in [-1b-1075,1b-1075]
  /\ rnd(x + y) -/ (x + y) in [-1b-53,1b-53]
  /\ rnd32(z32) -/ z32 in [-1b-24,1b-24]
  /\ rnd32(w32) - w32 in [-1b-150,1b-150]
  /\ rnd32(x32 + y32) -/ (x32 + y32) in [-1b-24,1b-24] }
