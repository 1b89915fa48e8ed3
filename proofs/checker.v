(* The soundness of crates/sat2d-check for hulls: if `check` says yes, the relation is true.

   The first half repeats the Rust code, in its order and with its names; comments name the files.
   Exact fractions are real numbers here, and every comparison is that of real numbers. *)
From Coq Require Import Reals List Lra Psatz Bool.
Import ListNotations.
Local Open Scope R_scope.

(* ---- geometry.rs ---- *)

Definition Point := (R * R)%type.

Definition minus (p from : Point) : Point := (fst p - fst from, snd p - snd from).
Definition dot (p q : Point) : R := fst p * fst q + snd p * snd q.
Definition cross (p q : Point) : R := fst p * snd q - snd p * fst q.

(* std::cmp::Ordering: Lt, Eq and Gt are Less, Equal and Greater *)
Definition cmp (x y : R) : comparison :=
  match total_order_T x y with
  | inleft (left _) => Lt
  | inleft (right _) => Eq
  | inright _ => Gt
  end.
Definition sign (x : R) : comparison := cmp x 0.
Definition is_eq (o : comparison) : bool := match o with Eq => true | _ => false end.
Definition is_gt (o : comparison) : bool := match o with Gt => true | _ => false end.
Definition is_lt (o : comparison) : bool := match o with Lt => true | _ => false end.
Definition is_le (o : comparison) : bool := negb (is_gt o).
Definition eq_point (p q : Point) : bool :=
  is_eq (cmp (fst p) (fst q)) && is_eq (cmp (snd p) (snd q)).
(* `p < q` of two arrays: lexicographic *)
Definition lt_point (p q : Point) : bool :=
  is_lt (cmp (fst p) (fst q)) || is_eq (cmp (fst p) (fst q)) && is_lt (cmp (snd p) (snd q)).

Definition side (a b point : Point) : comparison := sign (cross (minus b a) (minus point a)).

Definition is_on (a b point : Point) : bool :=
  is_eq (side a b point) && is_le (cmp (dot (minus a point) (minus b point)) 0).

Definition is_within (a b point : Point) : bool :=
  is_on a b point && negb (eq_point point a) && negb (eq_point point b).

(* `sort` and `dedup` of Rust's standard library *)
Fixpoint insert (p : Point) (sorted : list Point) : list Point :=
  match sorted with
  | [] => [p]
  | q :: rest => if lt_point q p then q :: insert p rest else p :: sorted
  end.
Definition sort (points : list Point) : list Point := fold_right insert [] points.
Fixpoint dedup (points : list Point) : list Point :=
  match points with
  | p :: ((q :: _) as rest) => if eq_point p q then dedup rest else p :: dedup rest
  | _ => points
  end.

(* The chain of `half`, its last point first: `while let [.., a, b]`, then `push`. *)
Fixpoint popped (chain : list Point) (point : Point) : list Point :=
  match chain with
  | b :: ((a :: _) as rest) => if is_le (side a b point) then popped rest point else chain
  | _ => chain
  end.
Definition grown (points : list Point) : list Point :=
  fold_left (fun chain point => point :: popped chain point) points [].
(* `chain.pop()`, and in order *)
Definition half (points : list Point) : list Point := rev (tl (grown points)).

Definition hull (points : list Point) : list Point :=
  let sorted := dedup (sort points) in
  match sorted with
  | [] | [_] | [_; _] => sorted
  | _ => half sorted ++ half (rev sorted)
  end.

Inductive Location := Outside | Boundary | Inside.

(* pairs of consecutive points *)
Fixpoint steps (path : list Point) : list (Point * Point) :=
  match path with
  | a :: ((b :: _) as rest) => (a, b) :: steps rest
  | _ => []
  end.
(* A ring zipped with itself, one later: the steps of the ring and its first point once more. *)
Definition edges (ring : list Point) : list (Point * Point) :=
  match ring with
  | [] => []
  | first :: _ => steps (ring ++ [first])
  end.

(* `min` of an iterator of orderings *)
Definition lesser (one other : comparison) : comparison :=
  match one, other with
  | Lt, _ | _, Lt => Lt
  | Eq, _ | _, Eq => Eq
  | Gt, Gt => Gt
  end.
Fixpoint min_order (orders : list comparison) : option comparison :=
  match orders with
  | [] => None
  | o :: rest => Some (match min_order rest with None => o | Some other => lesser o other end)
  end.

(* Location::of *)
Definition location_of (order : option comparison) : Location :=
  match order with Some Gt => Inside | Some Eq => Boundary | _ => Outside end.

Definition in_ring (ring : list Point) (x : Point) : Location :=
  location_of
    (match ring with
     | [] => None
     | [a] => if eq_point a x then Some Eq else None
     | [a; b] => if is_on a b x then Some Eq else None
     | ring => min_order (map (fun e => side (fst e) (snd e) x) (edges ring))
     end).

(* The columns of the ellipse around each point; both 0 for a polygon. *)
Definition Ellipse := (Point * Point)%type.
Definition is_point (e : Ellipse) : bool :=
  is_eq (cmp (fst (fst e)) 0) && is_eq (cmp (snd (fst e)) 0) &&
  is_eq (cmp (fst (snd e)) 0) && is_eq (cmp (snd (snd e)) 0).

(* Without the branch of an ellipse with an inside: of a point in a round shape, this proves
   nothing. *)
Definition in_hull (points : list Point) (e : Ellipse) (x : Point) : option Location :=
  if is_point e then Some (in_ring (hull points) x) else None.

(* `min` and `max` of iterators of fractions *)
Fixpoint extreme (better : R -> R -> R) (numbers : list R) : option R :=
  match numbers with
  | [] => None
  | x :: rest =>
      Some (match extreme better rest with None => x | Some other => better x other end)
  end.

Definition separation (n : Point) (p q : list Point) (one other : Ellipse) : option comparison :=
  match extreme Rmin (map (dot n) q), extreme Rmax (map (dot n) p) with
  | Some min, Some max =>
      let gap := min - max in
      let square x := x * x in
      let reach (e : Ellipse) := square (dot n (fst e)) + square (dot n (snd e)) in
      let g := reach one in
      let h := reach other in
      let rest := gap * gap - g - h in
      Some (if is_lt (cmp gap 0) || is_lt (cmp rest 0) then Lt
            else cmp (rest * rest) (g * h * 4))
  | _, _ => None
  end.

(* ---- certificate.rs, for shapes of `Kind::Hull` ---- *)

Inductive Relation := Disjoint | Touching | Overlapping.

Record Body := { points : list Point; ellipse : Ellipse }.

(* A hull is its own only part. So an axis has a normal, and the ranges 0..1: those of other ranges
   are refused, as parts that do not exist or as a `separation` of no points. *)
Record Witness := { relation : Relation; point : option Point; axes : list Point }.

(* Body::locate *)
Definition locate (body : Body) (x : Point) : Location :=
  match in_hull (points body) (ellipse body) x with Some location => location | None => Outside end.
Definition is_outside (location : Location) : bool :=
  match location with Outside => true | _ => false end.
Definition is_inside (location : Location) : bool :=
  match location with Inside => true | _ => false end.

(* Body::segments *)
Definition segments (body : Body) : list (Point * Point) :=
  match hull (points body) with
  | [p; q] => if is_point (ellipse body) then [(p, q)] else []
  | _ => []
  end.

Definition crossing (x : Point) (one other : Point * Point) : bool :=
  is_within (fst one) (snd one) x && is_within (fst other) (snd other) x &&
  negb (is_eq (cmp (cross (minus (snd one) (fst one)) (minus (snd other) (fst other))) 0)).

Definition cross_at (a b : Body) (x : Point) : bool :=
  existsb (fun one => existsb (fun other => crossing x one other) (segments b)) (segments a).

Definition is_apart (a b : Body) (strict : bool) (normal : Point) : bool :=
  match separation normal (points a) (points b) (ellipse a) (ellipse b) with
  | Some order => is_gt order || is_eq order && negb strict
  | None => false
  end.

(* All axes are right, and the one pair of parts has one. *)
Definition separate (a b : Body) (witness : Witness) (strict : bool) : bool :=
  forallb (fun n => is_apart a b strict n && negb (eq_point n (0, 0))) (axes witness) &&
  match axes witness with [] => false | _ => true end.

(* Query::check, of shapes that have the point *)
Definition overlap (a b : Body) (x : Point) : bool :=
  is_inside (locate a x) || is_inside (locate b x) || cross_at a b x.

(* Query::check *)
Definition check (a b : Body) (witness : Witness) : bool :=
  match relation witness with
  | Disjoint => separate a b witness true
  | relation =>
      match point witness with
      | Some x =>
          negb (is_outside (locate a x)) && negb (is_outside (locate b x)) &&
          match relation with
          | Overlapping => overlap a b x
          | _ => separate a b witness false
          end
      | None => false
      end
  end.

(* ---- What a shape is, and what the relations mean ---- *)

Definition plus (p q : Point) : Point := (fst p + fst q, snd p + snd q).
Definition scaled (t : R) (p : Point) : Point := (t * fst p, t * snd p).

(* The convex hull: the vertices, and what is between two of its points. *)
Inductive convex (vertices : list Point) : Point -> Prop :=
| vertex v : In v vertices -> convex vertices v
| between p q t : convex vertices p -> convex vertices q -> 0 <= t <= 1 ->
    convex vertices (plus p (scaled t (minus q p))).

(* The hull of the vertices with an ellipse around each point. *)
Definition region (body : Body) (x : Point) : Prop :=
  exists p s t, convex (points body) p /\ s * s + t * t <= 1 /\
    x = plus p (plus (scaled s (fst (ellipse body))) (scaled t (snd (ellipse body)))).

Definition disc (center : Point) (radius : R) (x : Point) : Prop :=
  dot (minus x center) (minus x center) < radius * radius.

Definition interior (set : Point -> Prop) (x : Point) : Prop :=
  exists radius, 0 < radius /\ forall y, disc x radius y -> set y.

Definition moved (by_ : Point) (set : Point -> Prop) (x : Point) : Prop := set (minus x by_).

Definition are_disjoint (a b : Point -> Prop) : Prop := forall x, ~ (a x /\ b x).

(* They meet, but there is no point inside of both. *)
Definition are_touching (a b : Point -> Prop) : Prop :=
  (exists x, a x /\ b x) /\ forall x, ~ (interior a x /\ interior b x).

(* They meet, however little one of them is moved. *)
Definition are_overlapping (a b : Point -> Prop) : Prop :=
  exists radius, 0 < radius /\
    forall by_, disc (0, 0) radius by_ -> exists x, a x /\ moved by_ b x.

(* ---- Comparisons ---- *)

Lemma cmp_spec x y : match cmp x y with Lt => x < y | Eq => x = y | Gt => x > y end.
Proof. unfold cmp. destruct (total_order_T x y) as [[|]|]; auto. Qed.

Lemma eq_point_spec p q : eq_point p q = true <-> p = q.
Proof.
  destruct p as [p1 p2], q as [q1 q2]. unfold eq_point; cbn.
  pose proof (cmp_spec p1 q1). pose proof (cmp_spec p2 q2).
  destruct (cmp p1 q1), (cmp p2 q2); cbn; split; intro E; try discriminate E; subst; auto;
    injection E; intros; lra.
Qed.

Lemma extreme_none better numbers : extreme better numbers = None -> numbers = [].
Proof. destruct numbers; easy. Qed.

Lemma extreme_min numbers min :
  extreme Rmin numbers = Some min -> forall x, In x numbers -> min <= x.
Proof.
  revert min; induction numbers as [|y rest IH]; cbn; intros min E x I; [easy|].
  injection E as <-. destruct (extreme Rmin rest) as [other|] eqn:E.
  - pose proof (Rmin_l y other). pose proof (Rmin_r y other).
    destruct I as [<-|I]; [lra|]. specialize (IH _ eq_refl x I). lra.
  - apply extreme_none in E; subst. destruct I as [<-|[]]; lra.
Qed.

Lemma extreme_max numbers max :
  extreme Rmax numbers = Some max -> forall x, In x numbers -> x <= max.
Proof.
  revert max; induction numbers as [|y rest IH]; cbn; intros max E x I; [easy|].
  injection E as <-. destruct (extreme Rmax rest) as [other|] eqn:E.
  - pose proof (Rmax_l y other). pose proof (Rmax_r y other).
    destruct I as [<-|I]; [lra|]. specialize (IH _ eq_refl x I). lra.
  - apply extreme_none in E; subst. destruct I as [<-|[]]; lra.
Qed.

(* ---- Axes ---- *)

Lemma dot_plus n p q : dot n (plus p q) = dot n p + dot n q.
Proof. unfold dot, plus; cbn; ring. Qed.
Lemma dot_scaled n t p : dot n (scaled t p) = t * dot n p.
Proof. unfold dot, scaled; cbn; ring. Qed.
Lemma dot_minus n p q : dot n (minus p q) = dot n p - dot n q.
Proof. unfold dot, minus; cbn; ring. Qed.

Lemma convex_below n vertices c x :
  (forall v, In v vertices -> dot n v <= c) -> convex vertices x -> dot n x <= c.
Proof.
  intros H C; induction C as [v I|p q t _ Hp _ Hq T]; [auto|].
  rewrite dot_plus, dot_scaled, dot_minus. nra.
Qed.

Lemma convex_above n vertices c x :
  (forall v, In v vertices -> c <= dot n v) -> convex vertices x -> c <= dot n x.
Proof.
  intros H C; induction C as [v I|p q t _ Hp _ Hq T]; [auto|].
  rewrite dot_plus, dot_scaled, dot_minus. nra.
Qed.

(* s a + t b is at most the root of a a + b b if (s, t) is in the unit disc. *)
Lemma reach_bound s t a b :
  s * s + t * t <= 1 -> - sqrt (a * a + b * b) <= s * a + t * b <= sqrt (a * a + b * b).
Proof.
  intro U. set (r := a * a + b * b).
  assert (0 <= r) by (unfold r; nra).
  assert (Q : Rsqr (s * a + t * b) <= Rsqr (sqrt r)).
  { rewrite Rsqr_sqrt by assumption. unfold Rsqr, r.
    assert (0 <= (s * b - t * a) * (s * b - t * a)) by apply Rle_0_sqr. nra. }
  pose proof (sqrt_pos r). split.
  - apply (Rsqr_neg_pos_le_0 _ _ Q); lra.
  - apply (Rsqr_incr_0_var _ _ Q); lra.
Qed.

(* What `separation` says of every two points. *)
Lemma separation_sound n a b order x y :
  separation n (points a) (points b) (ellipse a) (ellipse b) = Some order ->
  region a x -> region b y ->
  match order with Gt => dot n x < dot n y | Eq => dot n x <= dot n y | Lt => True end.
Proof.
  unfold separation.
  destruct (extreme Rmin _) as [min|] eqn:Emin; [|easy].
  destruct (extreme Rmax _) as [max|] eqn:Emax; [|easy].
  intro E; injection E as E. intros (p & s & t & Cp & U & ->) (q & s' & t' & Cq & U' & ->).
  rewrite !dot_plus, !dot_scaled.
  assert (P : dot n p <= max).
  { apply (convex_below n (points a)); [|assumption].
    intros v I. apply (extreme_max _ _ Emax), in_map, I. }
  assert (Q : min <= dot n q).
  { apply (convex_above n (points b)); [|assumption].
    intros v I. apply (extreme_min _ _ Emin), in_map, I. }
  pose proof (reach_bound s t (dot n (fst (ellipse a))) (dot n (snd (ellipse a))) U) as RA.
  pose proof (reach_bound s' t' (dot n (fst (ellipse b))) (dot n (snd (ellipse b))) U') as RB.
  set (g := dot n (fst (ellipse a)) * dot n (fst (ellipse a)) +
            dot n (snd (ellipse a)) * dot n (snd (ellipse a))) in *.
  set (h := dot n (fst (ellipse b)) * dot n (fst (ellipse b)) +
            dot n (snd (ellipse b)) * dot n (snd (ellipse b))) in *.
  assert (0 <= g) by (unfold g; nra). assert (0 <= h) by (unfold h; nra).
  pose proof (sqrt_pos g) as G. pose proof (sqrt_pos h) as H'.
  pose proof (sqrt_sqrt g ltac:(assumption)) as GG.
  pose proof (sqrt_sqrt h ltac:(assumption)) as HH.
  set (gap := min - max) in *. set (rest := gap * gap - g - h) in *.
  pose proof (cmp_spec gap 0) as Cg. destruct (cmp gap 0); cbn in E; [| subst; exact I |];
  pose proof (cmp_spec rest 0) as Cr; (destruct (cmp rest 0); cbn in E; [| subst; exact I |]);
  pose proof (cmp_spec (rest * rest) (g * h * 4)) as C; rewrite E in C; clear E;
  (* gap <= √g + √h would make rest at most 2 √g √h *)
  set (rg := sqrt g) in *; set (rh := sqrt h) in *;
  assert (F : g * h * 4 = (2 * rg * rh) * (2 * rg * rh)) by (rewrite <- GG, <- HH; ring);
  assert (0 <= rg * rh) by (apply Rmult_le_pos; assumption);
  destruct order; try exact I.
  all: try (enough (gap >= rg + rh) by (unfold gap in *; lra);
       apply Rnot_lt_ge; intro L; assert (rest < 2 * rg * rh) by (unfold rest; nra); nra).
  all: enough (gap > rg + rh) by (unfold gap in *; lra);
       apply Rnot_le_gt; intro L; assert (rest <= 2 * rg * rh) by (unfold rest; nra); nra.
Qed.

(* `separate` has an axis, and it is not 0. *)
Lemma separate_axis a b witness strict :
  separate a b witness strict = true ->
  exists n, is_apart a b strict n = true /\ n <> (0, 0).
Proof.
  unfold separate. destruct (axes witness) as [|n rest]; [easy|]. cbn.
  rewrite !andb_true_iff. intros [[[A Z] _] _]. exists n. split; [assumption|].
  intro E. apply eq_point_spec in E. rewrite E in Z. discriminate.
Qed.

Theorem separate_strictly a b witness :
  separate a b witness true = true -> are_disjoint (region a) (region b).
Proof.
  intros S x [A B]. apply separate_axis in S as (n & S & _). unfold is_apart in S.
  destruct (separation _ _ _ _ _) as [order|] eqn:E; [|easy].
  pose proof (separation_sound n a b order x x E A B). destruct order; cbn in S; try easy. lra.
Qed.

Lemma interior_step set x n :
  interior set x -> exists t, 0 < t /\ set (plus x (scaled t n)) /\ set (plus x (scaled (- t) n)).
Proof.
  intros (r & R0 & D). destruct n as [n1 n2].
  set (k := Rabs n1 + Rabs n2 + 1).
  pose proof (Rabs_pos n1). pose proof (Rabs_pos n2).
  assert (K : 0 < k) by (unfold k; lra).
  assert (K2 : n1 * n1 + n2 * n2 < k * k).
  { pose proof (Rsqr_abs n1). pose proof (Rsqr_abs n2). unfold Rsqr, k in *. nra. }
  assert (T : 0 < r / k) by (apply Rdiv_lt_0_compat; assumption).
  assert (RT : r = r / k * k) by (field; lra).
  exists (r / k). split; [assumption|].
  set (t := r / k) in *. assert (0 < t * t) by nra.
  split; apply D; unfold disc, dot, minus, plus, scaled; cbn; rewrite RT; nra.
Qed.

Theorem separate_weakly a b witness :
  separate a b witness false = true ->
  forall x, ~ (interior (region a) x /\ interior (region b) x).
Proof.
  intros S x [(r & R0 & A) (r' & R0' & B)].
  apply separate_axis in S as (n & S & Z). unfold is_apart in S.
  destruct (separation _ _ _ _ _) as [order|] eqn:E; [|easy].
  assert (I : interior (fun y => region a y /\ region b y) x).
  { exists (Rmin r r'). split; [apply Rmin_glb_lt; assumption|].
    pose proof (Rmin_l r r'). pose proof (Rmin_r r r').
    assert (0 < Rmin r r') by (apply Rmin_glb_lt; assumption).
    unfold disc in *. intros y D. split; [apply A|apply B]; nra. }
  destruct (interior_step _ x n I) as (t & T & [P _] & [_ Q]).
  pose proof (separation_sound n a b order _ _ E P Q) as O.
  rewrite !dot_plus, !dot_scaled in O.
  assert (0 < dot n n).
  { unfold dot. destruct n as [n1 n2]; cbn.
    destruct (Req_dec n1 0) as [->|]; [destruct (Req_dec n2 0) as [->|]; [easy|]|]; nra. }
  destruct order; cbn in S; try easy; nra.
Qed.

(* ---- Points in rings ---- *)

Lemma convex_incl small large x :
  (forall v, In v small -> In v large) -> convex small x -> convex large x.
Proof. intros I C; induction C; [apply vertex; auto|apply between; auto]. Qed.

(* Twice the area of the triangle x, a, b: what `side` takes the sign of. *)
Definition area (x a b : Point) : R := cross (minus b a) (minus x a).

Lemma area_swap x a b : area x b a = - area x a b.
Proof. unfold area, cross, minus; cbn; ring. Qed.

(* A point left of the three edges of a triangle is in it. *)
Lemma triangle vertices x a b c :
  convex vertices a -> convex vertices b -> convex vertices c ->
  0 <= area x a b -> 0 <= area x b c -> 0 < area x c a -> convex vertices x.
Proof.
  intros Ca Cb Cc.
  assert (X : area x b c * fst a + area x c a * fst b + area x a b * fst c =
    (area x b c + area x c a + area x a b) * fst x) by (unfold area, cross, minus; cbn; ring).
  assert (Y : area x b c * snd a + area x c a * snd b + area x a b * snd c =
    (area x b c + area x c a + area x a b) * snd x) by (unfold area, cross, minus; cbn; ring).
  revert X Y. generalize (area x b c) (area x c a) (area x a b). intros u v w X Y W U V.
  set (p := plus a (scaled (v / (u + v)) (minus b a))).
  assert (x = plus p (scaled (w / (u + v + w)) (minus c p))) as ->.
  { unfold p. destruct x, a, b, c; unfold plus, scaled, minus; cbn in *.
    f_equal; apply (Rmult_eq_reg_l (u + v + w)); try lra; rewrite <- ?X, <- ?Y; field; lra. }
  assert (Q : forall y z, 0 <= y -> y <= z -> 0 < z -> 0 <= y / z <= 1).
  { intros y z Y0 YZ Z. split; [apply Rle_mult_inv_pos; assumption|].
    apply (Rmult_le_reg_r z); [assumption|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l; lra. }
  apply between; [apply between|assumption|]; auto; apply Q; lra.
Qed.

Lemma steps_cons a b path : steps (a :: b :: path) = (a, b) :: steps (b :: path).
Proof. reflexivity. Qed.

(* A path with x on its left turns left around x; once it has made half a turn from `o`, x is in
   the hull. *)
Lemma turns_left vertices x o v path :
  convex vertices o -> (forall w, In w (v :: path) -> In w vertices) ->
  (forall e, In e (steps (v :: path)) -> 0 <= area x (fst e) (snd e)) ->
  0 <= area x o v ->
  convex vertices x \/ forall w, In w (v :: path) -> 0 <= area x o w.
Proof.
  intro O. revert v; induction path as [|w path IH]; intros v I S V.
  - right. intros w [<-|[]]. assumption.
  - rewrite steps_cons in S.
    assert (I' : forall u, In u (w :: path) -> In u vertices) by (intros; apply I; right; auto).
    assert (S' : forall e, In e (steps (w :: path)) -> 0 <= area x (fst e) (snd e))
      by (intros; apply S; right; auto).
    destruct (Rle_lt_dec 0 (area x o w)) as [W|W].
    + destruct (IH w I' S' W) as [C|A]; [left; assumption|].
      right. intros u [<-|U]; auto.
    + left. apply (triangle vertices x o v w); auto.
      * apply vertex, I. cbn; auto.
      * apply vertex, I. cbn; auto.
      * apply (S (v, w)). left; reflexivity.
      * rewrite area_swap. lra.
Qed.

Lemma last_cons (w v : Point) path : last (w :: path) v = last path w.
Proof.
  revert w v; induction path as [|u path IH]; intros; [reflexivity|].
  change (last (u :: path) v = last (u :: path) w). rewrite !IH. reflexivity.
Qed.

(* The same from the end of a path. *)
Lemma turned_left vertices x o path v :
  convex vertices o -> (forall w, In w (v :: path) -> In w vertices) ->
  (forall e, In e (steps (v :: path)) -> 0 <= area x (fst e) (snd e)) ->
  0 <= area x (last path v) o ->
  convex vertices x \/ forall w, In w (v :: path) -> 0 <= area x w o.
Proof.
  intro O. revert v; induction path as [|w path IH]; intros v I S V.
  - right. intros w [<-|[]]. assumption.
  - rewrite steps_cons in S.
    assert (I' : forall u, In u (w :: path) -> In u vertices) by (intros; apply I; right; auto).
    assert (S' : forall e, In e (steps (w :: path)) -> 0 <= area x (fst e) (snd e))
      by (intros; apply S; right; auto).
    rewrite last_cons in V.
    destruct (IH w I' S' V) as [C|A]; [left; assumption|].
    destruct (Rle_lt_dec 0 (area x v o)) as [W|W].
    + right. intros u [<-|U]; auto.
    + left. apply (triangle vertices x v w o); auto.
      * apply vertex, I. cbn; auto.
      * apply vertex, I. cbn; auto.
      * apply (S (v, w)). left; reflexivity.
      * apply A. left; reflexivity.
      * rewrite area_swap. lra.
Qed.

Lemma steps_in a b path : In (a, b) (steps path) -> In a path /\ In b path.
Proof.
  induction path as [|c [|d path] IH]; [easy|easy|]. rewrite steps_cons.
  intros [E|E]; [injection E as -> ->; cbn; auto|].
  destruct (IH E). split; right; assumption.
Qed.

Lemma point_in_ring (first v : Point) rest :
  In v (first :: rest ++ [first]) -> In v (first :: rest).
Proof. cbn. rewrite in_app_iff. cbn. intuition. Qed.

(* Whatever the ring: a point with every edge on its left, and one strictly, is in the hull. *)
Lemma left_of_edges ring x a b :
  (forall e, In e (edges ring) -> 0 <= area x (fst e) (snd e)) ->
  In (a, b) (edges ring) -> 0 < area x a b -> convex ring x.
Proof.
  destruct ring as [|f rest] eqn:R; [easy|]. cbn [edges]. rewrite <- app_comm_cons. intros S E P.
  assert (I : forall w, In w (f :: rest ++ [f]) -> In w ring).
  { intros w W. rewrite R. exact (point_in_ring f w rest W). }
  assert (F : convex ring f) by (apply vertex; subst; left; reflexivity).
  assert (Z : area x f f = 0) by (unfold area, cross, minus; cbn; ring).
  rewrite <- R.
  assert (Z' : 0 <= area x f f) by lra.
  destruct (turns_left ring x f f (rest ++ [f]) F I S Z') as [C|N]; [assumption|].
  rewrite <- (last_last rest f f) in Z' at 1.
  destruct (turned_left ring x f (rest ++ [f]) f F I S Z') as [C|N']; [assumption|].
  destruct (steps_in _ _ _ E) as [Ia Ib].
  assert (A : area x f a = 0) by (pose proof (N a Ia); pose proof (N' a Ia) as M;
    rewrite area_swap in M; lra).
  assert (B : area x f b = 0) by (pose proof (N b Ib); pose proof (N' b Ib) as M;
    rewrite area_swap in M; lra).
  (* f, a, x and f, b, x are on lines; so f is x, as a, b and x are not on one *)
  destruct (Req_dec (fst f) (fst x)) as [Ex|Nx]; [destruct (Req_dec (snd f) (snd x)) as [Ey|Ny]|].
  - assert (x = f) as -> by (destruct x, f; cbn in *; congruence). assumption.
  - exfalso.
    assert (K : (snd x - snd f) * area x a b =
      (snd b - snd x) * area x f a - (snd a - snd x) * area x f b)
      by (unfold area, cross, minus; cbn; ring).
    rewrite A, B in K. nra.
  - exfalso.
    assert (K : (fst x - fst f) * area x a b =
      (fst b - fst x) * area x f a - (fst a - fst x) * area x f b)
      by (unfold area, cross, minus; cbn; ring).
    rewrite A, B in K. nra.
Qed.

(* ---- The hull ---- *)

Lemma side_spec a b x :
  match side a b x with Lt => area x a b < 0 | Eq => area x a b = 0 | Gt => area x a b > 0 end.
Proof. exact (cmp_spec (area x a b) 0). Qed.

Lemma insert_in p sorted v : In v (insert p sorted) -> v = p \/ In v sorted.
Proof.
  induction sorted as [|q rest IH]; cbn; [intuition|].
  destruct (lt_point q p); cbn; intuition.
Qed.

Lemma sort_in v points : In v (sort points) -> In v points.
Proof.
  induction points as [|p rest IH]; cbn; [easy|].
  intro I. apply insert_in in I. intuition.
Qed.

Lemma dedup_in v points : In v (dedup points) -> In v points.
Proof.
  induction points as [|p [|q rest] IH]; [easy|easy|]. cbn [dedup].
  destruct (eq_point p q); cbn [In] in *; intuition.
Qed.

(* The chain as it grows from its first point: any three in a row turn left. *)
Fixpoint turns (chain : list Point) : Prop :=
  match chain with
  | c :: rest =>
      match rest with b :: a :: _ => side a b c = Gt | _ => True end /\ turns rest
  | [] => True
  end.

Lemma popped_shape first chain point :
  turns (chain ++ [first]) ->
  exists rest, popped (chain ++ [first]) point = rest ++ [first] /\
    turns (point :: rest ++ [first]) /\ forall v, In v rest -> In v chain.
Proof.
  induction chain as [|b chain IH]; intro T.
  - exists []. cbn in *. auto.
  - assert (exists a rest, chain ++ [first] = a :: rest) as (a & rest & E)
      by (destruct chain; cbn; eauto).
    rewrite <- app_comm_cons in *. destruct T as [T1 T2]. destruct (IH T2) as (kept & K & T & I).
    rewrite E in *. cbn [popped]. destruct (is_le (side a b point)) eqn:L.
    + exists kept. split; [assumption|split; [assumption|]]. intros v V. right. auto.
    + exists (b :: chain). rewrite <- app_comm_cons, E. split; [reflexivity|]. split; [|auto].
      split; [|split; assumption]. unfold is_le in L. destruct (side a b point); easy.
Qed.

(* A chain begins with the first point and ends with the last one. *)
Lemma grown_shape first points last :
  exists chain, grown (first :: points ++ [last]) = last :: chain ++ [first] /\
    turns (last :: chain ++ [first]) /\ forall v, In v chain -> In v points.
Proof.
  unfold grown. cbn [fold_left popped]. rewrite fold_left_app. cbn [fold_left].
  assert (exists chain, fold_left (fun chain point => point :: popped chain point) points [first] =
    chain ++ [first] /\ turns (chain ++ [first]) /\ forall v, In v chain -> In v points)
    as (chain & -> & T & I).
  { induction points as [|p points IH] using rev_ind.
    - exists []. cbn. auto.
    - destruct IH as (chain & E & T & I). rewrite fold_left_app, E. cbn [fold_left].
      destruct (popped_shape first chain p T) as (rest & -> & T' & I').
      exists (p :: rest). split; [reflexivity|split; [assumption|]].
      intros v. rewrite in_app_iff. cbn. intuition. }
  destruct (popped_shape first chain last T) as (rest & -> & T' & I').
  exists rest. auto.
Qed.

(* The first three points of a chain. *)
Lemma turns_first chain first b c :
  turns (chain ++ [c; b; first]) -> side first b c = Gt.
Proof. induction chain as [|d chain IH]; cbn; intros [T T']; auto. Qed.

(* A hull has an edge at which it turns left, or is a point or a segment. *)
Lemma hull_shape points :
  (forall v, In v (hull points) -> In v points) /\
  (length (hull points) <= 2 \/ exists a b c,
    In (a, b) (edges (hull points)) /\ In (b, c) (edges (hull points)) /\ side a b c = Gt)%nat.
Proof.
  unfold hull.
  assert (I : forall v, In v (dedup (sort points)) -> In v points)
    by (intros; apply sort_in, dedup_in; assumption).
  destruct (dedup (sort points)) as [|f [|second [|third others]]].
  1-3: cbn in *; split; [assumption|lia].
  set (sorted := f :: second :: third :: others) in *.
  assert (exists middle m, sorted = f :: middle ++ [m]) as (middle & m & ->).
  { destruct (@exists_last _ (second :: third :: others)) as (l & m & E); [easy|].
    exists l, m. unfold sorted. rewrite E. reflexivity. }
  replace (rev (f :: middle ++ [m])) with (m :: rev middle ++ [f])
    by (cbn; rewrite rev_app_distr; reflexivity).
  unfold half.
  destruct (grown_shape f middle m) as (one & -> & T1 & I1).
  destruct (grown_shape m (rev middle) f) as (other & -> & T2 & I2).
  cbn [tl]. rewrite !rev_app_distr. cbn [rev app].
  split.
  - intros v V. apply I. cbn in *. rewrite !in_app_iff in *. cbn in *.
    rewrite <- !in_rev in V. specialize (I1 v). specialize (I2 v). rewrite <- in_rev in I2.
    intuition.
  - destruct one as [|b one _] using rev_ind; [destruct other as [|b other _] using rev_ind|].
    + left. cbn. lia.
    + right. rewrite rev_app_distr. cbn [rev app edges].
      assert (exists c rest, rev other ++ [f] = c :: rest) as (c & rest & E)
        by (destruct (rev other); cbn; eauto).
      exists m, b, c. rewrite E. cbn. split; [auto|split; [auto|]].
      destruct other as [|d other _] using rev_ind; cbn in E.
      * injection E as <- <-. apply (turns_first []). exact T2.
      * rewrite rev_app_distr in E. injection E as -> _. apply (turns_first (f :: other)).
        repeat rewrite <- app_assoc in T2. exact T2.
    + right. rewrite rev_app_distr. cbn [rev app edges]. rewrite <- app_assoc.
      assert (exists c rest, rev one ++ m :: rev other ++ [f] = c :: rest) as (c & rest & E)
        by (destruct (rev one); cbn; eauto).
      exists f, b, c. rewrite <- app_comm_cons, E. cbn. split; [auto|split; [auto|]].
      destruct one as [|d one _] using rev_ind; cbn in E.
      * injection E as <- <-. apply (turns_first []). exact T1.
      * rewrite rev_app_distr in E. injection E as -> _. apply (turns_first (m :: one)).
        repeat rewrite <- app_assoc in T1. exact T1.
Qed.

Lemma min_order_spec orders :
  match min_order orders with
  | Some Gt => forall o, In o orders -> o = Gt
  | Some Eq => forall o, In o orders -> o <> Lt
  | Some Lt | None => True
  end.
Proof.
  induction orders as [|o rest IH]; cbn; [exact I|].
  destruct (min_order rest) as [other|] eqn:E.
  - destruct o, other; cbn; try exact I; intros p [<-|P]; try easy; try (apply IH, P);
      rewrite (IH p P); easy.
  - destruct rest; [|easy]. destruct o; cbn; intuition; subst; easy.
Qed.

(* A point on the lines of two edges that turn is the corner between. *)
Lemma on_both_lines a b c x : area x a b = 0 -> area x b c = 0 -> side a b c = Gt -> x = b.
Proof.
  intros A B S. pose proof (side_spec a b c) as C. rewrite S in C.
  assert (X : (fst x - fst b) * area c a b =
    (fst a - fst b) * area x b c - (fst b - fst c) * area x a b)
    by (unfold area, cross, minus; cbn; ring).
  assert (Y : (snd x - snd b) * area c a b =
    (snd a - snd b) * area x b c - (snd b - snd c) * area x a b)
    by (unfold area, cross, minus; cbn; ring).
  rewrite A, B in X, Y. destruct x, b; cbn in *. f_equal; nra.
Qed.

Lemma no_squares p q : p * p + q * q <= 0 -> p = 0 /\ q = 0.
Proof.
  intro H. pose proof (Rle_0_sqr p) as P. pose proof (Rle_0_sqr q) as Q. unfold Rsqr in *.
  split; apply Rsqr_0_uniq; unfold Rsqr; lra.
Qed.

Lemma is_on_spec a b x :
  is_on a b x = true -> exists t, 0 <= t <= 1 /\ x = plus a (scaled t (minus b a)).
Proof.
  unfold is_on. rewrite andb_true_iff. intros [S D].
  pose proof (side_spec a b x) as A. destruct (side a b x); try discriminate S. clear S.
  pose proof (cmp_spec (dot (minus a x) (minus b x)) 0) as C.
  assert (D' : dot (minus a x) (minus b x) <= 0)
    by (destruct (cmp (dot _ _) 0); [lra|lra|discriminate D]).
  clear C D. destruct a as [a1 a2], b as [b1 b2], x as [x1 x2].
  unfold area, cross, dot, minus, plus, scaled in *; cbn in *.
  set (n := (b1 - a1) * (b1 - a1) + (b2 - a2) * (b2 - a2)).
  destruct (Req_dec n 0) as [N|N].
  - destruct (no_squares (b1 - a1) (b2 - a2)) as [B1 B2]; [unfold n in N; lra|].
    assert (b1 = a1) as -> by lra. assert (b2 = a2) as -> by lra.
    destruct (no_squares (a1 - x1) (a2 - x2)) as [X1 X2]; [assumption|].
    exists 0. split; [lra|]. f_equal; lra.
  - assert (P : 0 < n).
    { pose proof (Rle_0_sqr (b1 - a1)). pose proof (Rle_0_sqr (b2 - a2)). unfold Rsqr in *.
      destruct (Rdichotomy n 0 N); [|assumption]. unfold n in *. lra. }
    set (m := (x1 - a1) * (b1 - a1) + (x2 - a2) * (b2 - a2)).
    pose proof (Rle_0_sqr (x1 - a1)). pose proof (Rle_0_sqr (x2 - a2)).
    pose proof (Rle_0_sqr (x1 - b1)). pose proof (Rle_0_sqr (x2 - b2)). unfold Rsqr in *.
    assert (0 <= m) by (unfold m; lra). assert (m <= n) by (unfold m, n; lra).
    exists (m / n). split.
    + split; [apply Rle_mult_inv_pos; assumption|].
      apply (Rmult_le_reg_r n); [assumption|]. unfold Rdiv. rewrite Rmult_assoc, Rinv_l; lra.
    + assert (X : x1 * n = a1 * n + m * (b1 - a1)).
      { assert (E : x1 * n - a1 * n - m * (b1 - a1) =
          - (b2 - a2) * ((b1 - a1) * (x2 - a2) - (b2 - a2) * (x1 - a1)))
          by (unfold n, m; ring). rewrite A in E. lra. }
      assert (Y : x2 * n = a2 * n + m * (b2 - a2)).
      { assert (E : x2 * n - a2 * n - m * (b2 - a2) =
          (b1 - a1) * ((b1 - a1) * (x2 - a2) - (b2 - a2) * (x1 - a1)))
          by (unfold n, m; ring). rewrite A in E. lra. }
      f_equal; apply (Rmult_eq_reg_r n); try assumption; rewrite ?X, ?Y; field; assumption.
Qed.

Lemma is_on_convex vertices a b x :
  In a vertices -> In b vertices -> is_on a b x = true -> convex vertices x.
Proof.
  intros A B O. apply is_on_spec in O as (t & T & ->). apply between; auto; apply vertex; auto.
Qed.

Lemma disc_within c small large x : 0 < small -> small <= large -> disc c small x -> disc c large x.
Proof. unfold disc. intros. nra. Qed.

(* What is strictly left of some edges has a disc that is. *)
Lemma left_disc x (all : list (Point * Point)) :
  (forall e, In e all -> 0 < area x (fst e) (snd e)) ->
  interior (fun y => forall e, In e all -> 0 < area y (fst e) (snd e)) x.
Proof.
  induction all as [|[[a1 a2] [b1 b2]] rest IH]; intro L.
  - exists 1. split; [lra|]. intros y _ e [].
  - destruct IH as (r & R0 & D); [intros; apply L; right; assumption|].
    set (s := area x (a1, a2) (b1, b2)).
    assert (S : 0 < s) by (apply (L (a1, a2, (b1, b2))); left; reflexivity).
    set (k := Rabs (b1 - a1) + Rabs (b2 - a2) + 1).
    pose proof (Rabs_pos (b1 - a1)). pose proof (Rabs_pos (b2 - a2)).
    assert (K : 0 < k) by (unfold k; lra).
    assert (K2 : (b1 - a1) * (b1 - a1) + (b2 - a2) * (b2 - a2) < k * k).
    { pose proof (Rsqr_abs (b1 - a1)). pose proof (Rsqr_abs (b2 - a2)). unfold Rsqr, k in *. nra. }
    assert (T : 0 < s / k) by (apply Rdiv_lt_0_compat; assumption).
    exists (Rmin r (s / k)). pose proof (Rmin_l r (s / k)). pose proof (Rmin_r r (s / k)).
    assert (0 < Rmin r (s / k)) by (apply Rmin_glb_lt; assumption).
    split; [assumption|]. intros y Y e [<-|I].
    + cbn [fst snd].
      set (d1 := fst y - fst x). set (d2 := snd y - snd x).
      assert (Q : d1 * d1 + d2 * d2 < s / k * (s / k)).
      { apply (disc_within _ _ (s / k)) in Y; assumption. }
      replace (area y (a1, a2) (b1, b2)) with (s + ((b1 - a1) * d2 - (b2 - a2) * d1))
        by (unfold s, d1, d2, area, cross, minus; cbn; ring).
      set (c := (b1 - a1) * d2 - (b2 - a2) * d1).
      assert (C : c * c < s * s).
      { set (n := (b1 - a1) * (b1 - a1) + (b2 - a2) * (b2 - a2)) in *.
        assert (c * c <= n * (d1 * d1 + d2 * d2)).
        { assert (c * c = n * (d1 * d1 + d2 * d2) -
            ((b1 - a1) * d1 + (b2 - a2) * d2) * ((b1 - a1) * d1 + (b2 - a2) * d2))
            by (unfold c, n; ring).
          assert (0 <= ((b1 - a1) * d1 + (b2 - a2) * d2) * ((b1 - a1) * d1 + (b2 - a2) * d2))
            by apply Rle_0_sqr. lra. }
        pose proof (Rle_0_sqr d1). pose proof (Rle_0_sqr d2). unfold Rsqr in *.
        assert (n * (d1 * d1 + d2 * d2) < k * k * (s / k * (s / k))).
        { apply Rle_lt_trans with (k * k * (d1 * d1 + d2 * d2)).
          - apply Rmult_le_compat_r; lra.
          - apply Rmult_lt_compat_l; [apply Rmult_lt_0_compat|]; assumption. }
        assert (k * k * (s / k * (s / k)) = s * s) by (field; lra). lra. }
      nra.
    + apply D; [|assumption]. apply (disc_within _ _ r) in Y; assumption.
Qed.

Lemma in_ring_sound points x :
  match in_ring (hull points) x with
  | Inside => interior (convex points) x
  | Boundary => convex points x
  | Outside => True
  end.
Proof.
  destruct (hull_shape points) as [I C].
  destruct (hull points) as [|a [|b [|c rest]]] eqn:H; unfold in_ring, location_of.
  - exact Logic.I.
  - destruct (eq_point a x) eqn:E; [|exact Logic.I]. apply eq_point_spec in E as <-.
    apply vertex, I. left; reflexivity.
  - destruct (is_on a b x) eqn:E; [|exact Logic.I].
    apply (is_on_convex points a b); auto; apply I; cbn; auto.
  - destruct C as [C|(p & q & r & PQ & QR & T)]; [cbn in C; lia|].
    set (ring := a :: b :: c :: rest) in *.
    pose proof (min_order_spec (map (fun e => side (fst e) (snd e) x) (edges ring))) as M.
    destruct (min_order _) as [[]|]; try exact Logic.I.
    + assert (L : forall e, In e (edges ring) -> 0 <= area x (fst e) (snd e)).
      { intros e E. pose proof (side_spec (fst e) (snd e) x) as S.
        specialize (M _ (in_map (fun e => side (fst e) (snd e) x) _ _ E)). cbn in M.
        destruct (side (fst e) (snd e) x); [lra|congruence|lra]. }
      destruct (Rle_lt_or_eq_dec _ _ (L _ PQ)) as [P|P].
      { apply (convex_incl ring); [assumption|]. apply (left_of_edges ring x p q); auto. }
      destruct (Rle_lt_or_eq_dec _ _ (L _ QR)) as [P'|P'].
      { apply (convex_incl ring); [assumption|]. apply (left_of_edges ring x q r); auto. }
      rewrite (on_both_lines p q r x); auto. apply vertex, I.
      apply (point_in_ring a q (b :: c :: rest)). exact (proj2 (steps_in _ _ _ PQ)).
    + destruct (left_disc x (edges ring)) as (radius & R0 & D).
      { intros e E. pose proof (side_spec (fst e) (snd e) x) as S.
        rewrite (M _ (in_map (fun e => side (fst e) (snd e) x) _ _ E)) in S. lra. }
      exists radius. split; [assumption|]. intros y Y. specialize (D y Y).
      apply (convex_incl ring); [assumption|]. apply (left_of_edges ring y p q); auto.
      * intros e E. apply Rlt_le, D, E.
      * apply (D _ PQ).
Qed.

(* ---- The relations ---- *)

Lemma is_point_spec e : is_point e = true -> e = ((0, 0), (0, 0)).
Proof.
  destruct e as [[a b] [c d]]. unfold is_point; cbn.
  pose proof (cmp_spec a 0). pose proof (cmp_spec b 0).
  pose proof (cmp_spec c 0). pose proof (cmp_spec d 0).
  destruct (cmp a 0), (cmp b 0), (cmp c 0), (cmp d 0); intro E; try discriminate E.
  subst; reflexivity.
Qed.

Lemma convex_region body x :
  is_point (ellipse body) = true -> convex (points body) x -> region body x.
Proof.
  intros P C. apply is_point_spec in P. exists x, 0, 0. rewrite P. split; [assumption|].
  split; [lra|]. destruct x; unfold plus, scaled; cbn. f_equal; ring.
Qed.

Lemma locate_sound body x :
  match locate body x with
  | Inside => interior (region body) x
  | Boundary => region body x
  | Outside => True
  end.
Proof.
  unfold locate, in_hull. destruct (is_point (ellipse body)) eqn:P; [|exact I].
  pose proof (in_ring_sound (points body) x) as S. destruct (in_ring _ x); [exact I| |].
  - apply convex_region; assumption.
  - destruct S as (r & R0 & D). exists r. split; [assumption|].
    intros y Y. apply convex_region; auto.
Qed.

Lemma interior_in (set : Point -> Prop) x : interior set x -> set x.
Proof. intros (r & R0 & D). apply D. unfold disc, dot, minus; cbn. nra. Qed.

Theorem located body x : is_outside (locate body x) = false -> region body x.
Proof.
  pose proof (locate_sound body x) as S.
  destruct (locate body x); intro O; [discriminate O|assumption|apply interior_in, S].
Qed.

Lemma is_within_spec a b x :
  is_within a b x = true -> exists t, 0 < t < 1 /\ x = plus a (scaled t (minus b a)).
Proof.
  unfold is_within. rewrite !andb_true_iff. intros [[O A] B].
  apply is_on_spec in O as (t & T & E).
  assert (t <> 0).
  { intros ->. assert (x = a) as -> by
      (rewrite E; destruct a, b; unfold plus, scaled, minus; cbn; f_equal; ring).
    assert (Q : eq_point a a = true) by (apply eq_point_spec; reflexivity).
    rewrite Q in A. discriminate A. }
  assert (t <> 1).
  { intros ->. assert (x = b) as -> by
      (rewrite E; destruct a, b; unfold plus, scaled, minus; cbn; f_equal; ring).
    assert (Q : eq_point b b = true) by (apply eq_point_spec; reflexivity).
    rewrite Q in B. discriminate B. }
  exists t. split; [lra|assumption].
Qed.

Lemma segments_in body p q t :
  In (p, q) (segments body) -> 0 <= t <= 1 -> region body (plus p (scaled t (minus q p))).
Proof.
  unfold segments. destruct (hull_shape (points body)) as [H _].
  destruct (hull (points body)) as [|a [|b [|]]]; try easy.
  destruct (is_point (ellipse body)) eqn:P; [|easy]. intros [E|[]] T. injection E as -> ->.
  apply convex_region; [assumption|].
  apply between; [apply vertex, H; cbn; auto|apply vertex, H; cbn; auto|assumption].
Qed.

(* How far along u or v a small step w leads. *)
Lemma small_share w1 w2 v1 v2 d k m :
  d <> 0 -> 0 < m -> 0 < k -> v1 * v1 + v2 * v2 <= k * k ->
  w1 * w1 + w2 * w2 < (m * Rabs d / k) * (m * Rabs d / k) ->
  - m < (w1 * v2 - w2 * v1) / d < m.
Proof.
  intros D M K V W. set (c := w1 * v2 - w2 * v1).
  assert (A : 0 < Rabs d) by (apply Rabs_pos_lt; assumption).
  assert (C : c * c < (m * Rabs d) * (m * Rabs d)).
  { assert (c * c <= (w1 * w1 + w2 * w2) * (v1 * v1 + v2 * v2)).
    { assert (E : c * c = (w1 * w1 + w2 * w2) * (v1 * v1 + v2 * v2) -
        (w1 * v1 + w2 * v2) * (w1 * v1 + w2 * v2)) by (unfold c; ring).
      pose proof (Rle_0_sqr (w1 * v1 + w2 * v2)). unfold Rsqr in *. lra. }
    pose proof (Rle_0_sqr w1). pose proof (Rle_0_sqr w2). unfold Rsqr in *.
    assert ((w1 * w1 + w2 * w2) * (v1 * v1 + v2 * v2) <= (w1 * w1 + w2 * w2) * (k * k))
      by (apply Rmult_le_compat_l; lra).
    assert ((w1 * w1 + w2 * w2) * (k * k) < (m * Rabs d / k) * (m * Rabs d / k) * (k * k))
      by (apply Rmult_lt_compat_r; [apply Rmult_lt_0_compat|]; assumption).
    replace ((m * Rabs d / k) * (m * Rabs d / k) * (k * k)) with
      ((m * Rabs d) * (m * Rabs d)) in * by (field; lra). lra. }
  assert (L : Rabs c < m * Rabs d).
  { apply Rsqr_incrst_0; [|apply Rabs_pos|apply Rlt_le, Rmult_lt_0_compat; assumption].
    rewrite <- Rsqr_abs. exact C. }
  assert (Q : Rabs (c / d) < m).
  { unfold Rdiv. rewrite Rabs_mult, Rabs_inv.
    apply (Rmult_lt_reg_r (Rabs d)); [assumption|]. rewrite Rmult_assoc, Rinv_l; lra. }
  apply Rabs_def2 in Q. lra.
Qed.

Lemma crossing_sound a b x one other :
  In one (segments a) -> In other (segments b) -> crossing x one other = true ->
  are_overlapping (region a) (region b).
Proof.
  destruct one as [p q], other as [r s]. intros A B. unfold crossing. cbn [fst snd].
  rewrite !andb_true_iff. intros [[P R] N].
  apply is_within_spec in P as (t & T & Et). apply is_within_spec in R as (t' & T' & Et').
  set (u := minus q p) in *. set (v := minus s r) in *.
  assert (D : cross u v <> 0).
  { pose proof (cmp_spec (cross u v) 0) as C.
    destruct (cmp (cross u v) 0); [discriminate N|lra|lra]. }
  set (k := dot u u + dot v v + 1).
  pose proof (Rle_0_sqr (fst u)). pose proof (Rle_0_sqr (snd u)).
  pose proof (Rle_0_sqr (fst v)). pose proof (Rle_0_sqr (snd v)). unfold Rsqr in *.
  assert (1 <= k) by (unfold k, dot; lra). assert (k <= k * k) by nra.
  set (m := Rmin (Rmin t (1 - t)) (Rmin t' (1 - t'))).
  assert (M : 0 < m) by (unfold m; repeat apply Rmin_glb_lt; lra).
  assert (m <= t /\ m <= 1 - t /\ m <= t' /\ m <= 1 - t') as (M1 & M2 & M3 & M4).
  { unfold m. pose proof (Rmin_l (Rmin t (1 - t)) (Rmin t' (1 - t'))).
    pose proof (Rmin_r (Rmin t (1 - t)) (Rmin t' (1 - t'))).
    pose proof (Rmin_l t (1 - t)). pose proof (Rmin_r t (1 - t)).
    pose proof (Rmin_l t' (1 - t')). pose proof (Rmin_r t' (1 - t')). repeat split; lra. }
  exists (m * Rabs (cross u v) / k). split.
  { apply Rdiv_lt_0_compat; [|lra]. apply Rmult_lt_0_compat; [assumption|].
    apply Rabs_pos_lt; assumption. }
  intros w W. unfold disc, dot, minus in W; cbn in W. rewrite !Rminus_0_r in W.
  assert (S : - m < cross w v / cross u v < m).
  { apply (small_share _ _ _ _ _ k); try assumption; unfold k, dot in *; lra. }
  assert (S' : - m < cross w u / cross u v < m).
  { apply (small_share _ _ _ _ _ k); try assumption; unfold k, dot in *; lra. }
  exists (plus p (scaled (t + cross w v / cross u v) u)). split.
  - apply segments_in; [assumption|lra].
  - unfold moved.
    replace (minus (plus p (scaled (t + cross w v / cross u v) u)) w)
      with (plus r (scaled (t' + cross w u / cross u v) v)).
    { apply segments_in; [assumption|lra]. }
    assert (E : plus p (scaled t u) = plus r (scaled t' v)) by congruence.
    clearbody u v. unfold cross, plus, minus, scaled in *; cbn in *.
    injection E as E1 E2.
    f_equal.
    + apply (Rplus_eq_reg_l (fst p + t * fst u)). rewrite E1 at 2. field. assumption.
    + apply (Rplus_eq_reg_l (snd p + t * snd u)). rewrite E2 at 2. field. assumption.
Qed.

Lemma inside_overlaps (a b : Point -> Prop) x :
  interior a x -> b x -> are_overlapping a b /\ are_overlapping b a.
Proof.
  intros (r & R0 & D) B. split; exists r; (split; [assumption|]); intros w W.
  - exists (plus x w). split.
    + apply D. unfold disc, dot, plus, minus in *; cbn in *.
      replace (fst x + fst w - fst x) with (fst w - 0) by ring.
      replace (snd x + snd w - snd x) with (snd w - 0) by ring. assumption.
    + unfold moved. replace (minus (plus x w) w) with x; [assumption|].
      destruct x; unfold plus, minus; cbn; f_equal; ring.
  - exists x. split; [assumption|]. apply D. unfold disc, dot, minus in *; cbn in *.
    eapply Rle_lt_trans; [|exact W]. apply Req_le. ring.
Qed.

Theorem overlap_sound a b x :
  negb (is_outside (locate a x)) && negb (is_outside (locate b x)) && overlap a b x = true ->
  are_overlapping (region a) (region b).
Proof.
  unfold overlap, cross_at. pose proof (locate_sound a x) as A. pose proof (locate_sound b x) as B.
  destruct (locate a x), (locate b x); cbn; intro O; try discriminate O.
  - apply existsb_exists in O as (one & A' & O). apply existsb_exists in O as (other & B' & O).
    exact (crossing_sound a b x one other A' B' O).
  - exact (proj2 (inside_overlaps _ _ x B A)).
  - exact (proj1 (inside_overlaps _ _ x A B)).
  - exact (proj1 (inside_overlaps _ _ x A (interior_in _ _ B))).
Qed.

(* If the point is inside of both, both have a disc around it. *)
Theorem inside_both a b x :
  locate a x = Inside -> locate b x = Inside -> interior (fun y => region a y /\ region b y) x.
Proof.
  intros A B. pose proof (locate_sound a x) as SA. pose proof (locate_sound b x) as SB.
  rewrite A in SA. rewrite B in SB. destruct SA as (r & R0 & D), SB as (r' & R0' & D').
  exists (Rmin r r'). pose proof (Rmin_l r r'). pose proof (Rmin_r r r').
  assert (0 < Rmin r r') by (apply Rmin_glb_lt; assumption). split; [assumption|].
  intros y Y. split; [apply D, (disc_within _ (Rmin r r'))|apply D', (disc_within _ (Rmin r r'))];
    assumption.
Qed.

(* If the checker says yes, the relation is true. *)
Theorem check_sound a b witness :
  check a b witness = true ->
  match relation witness with
  | Disjoint => are_disjoint (region a) (region b)
  | Touching => are_touching (region a) (region b)
  | Overlapping => are_overlapping (region a) (region b)
  end.
Proof.
  unfold check. destruct (relation witness).
  - apply separate_strictly.
  - destruct (point witness) as [x|]; [|easy].
    rewrite !andb_true_iff, !negb_true_iff. intros [[A B] S]. split.
    + exists x. split; apply located; assumption.
    + exact (separate_weakly a b witness S).
  - destruct (point witness) as [x|]; [|easy]. apply overlap_sound.
Qed.
