mod judge;
use judge::pairs::*;
use sat2d::*;
#[test] fn dbg(){
 for s in std::env::var("SEEDS").unwrap().split(',') { let s:u64=s.parse().unwrap();
  let Pair{a,ta,b,tb}=pair(s,true);
  println!("seed {s} rel {:?}", relation(&a,&ta,&b,&tb));
  for (x,t) in [(&a,&ta),(&b,&tb)] { println!("  r={:?} pts={:?}", x.radius()*t.scale(), x.vertices().iter().map(|&p| t.apply(p)).collect::<Vec<_>>()); }
  println!("  {:?}", distance(&a,&ta,&b,&tb)); println!("  {:?}", contact(&a,&ta,&b,&tb));
 }
}
