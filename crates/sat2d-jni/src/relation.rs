//! The relation of two placed shapes, as the result of a call without memory for the answer.

use crate::handle;
use jni::JNIEnv;
use jni::objects::JClass;
use sat2d_ffi::{SAT_OK, sat_collide, sat_transform};

/// Statuses are told from relations by being lower than all statuses of this library alone.
const FIRST_STATUS: i32 = -10;

/// The relation, one of the statuses of `handle`, or `FIRST_STATUS` less the status of an error.
#[unsafe(no_mangle)]
pub extern "system" fn Java_io_sat2d_Native_verdict<'a>(
    _: JNIEnv<'a>,
    _: JClass<'a>,
    a: i64,
    aa: f64,
    ab: f64,
    ac: f64,
    ad: f64,
    atx: f64,
    aty: f64,
    b: i64,
    ba: f64,
    bb: f64,
    bc: f64,
    bd: f64,
    btx: f64,
    bty: f64,
) -> i32 {
    let (a, b) = match (handle::read(a), handle::read(b)) {
        (Ok(a), Ok(b)) => (a, b),
        (Err(status), _) | (_, Err(status)) => return status,
    };
    let ta = sat_transform {
        a: aa,
        b: ab,
        c: ac,
        d: ad,
        tx: atx,
        ty: aty,
    };
    let tb = sat_transform {
        a: ba,
        b: bb,
        c: bc,
        d: bd,
        tx: btx,
        ty: bty,
    };
    let mut relation = 0;
    // SAFETY: the claims keep the shapes.
    let status = unsafe { sat_collide(a.address(), &ta, b.address(), &tb, &mut relation) };
    if status == SAT_OK {
        relation
    } else {
        FIRST_STATUS - status
    }
}
