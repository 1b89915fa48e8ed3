// Made by `cargo run -p sat2d-api`; do not edit.
package io.sat2d;

/** The functions of the native library, and the layout of the structs that they read and write. */
final class Native {
    private Native() {}

    static {
        NativeLibrary.load();
    }

    static native String lastError();

    static native String versionString();

    static native long addressOf(java.nio.Buffer buffer);

    /** Makes a handle of an object, by its place in OBJECTS; 0 without memory. */
    static native long adopt(long address, int object);

    static native void close(long handle);

    static native int setPairPredicate(long world, PairPredicate.Guard predicate);

    static native int startRecording(long world, Recorder.Guard recorder);

    static native int stopRecording(long world, long outComplete);

    static native int worldShape(long world, long id, long outShape);

    /** The relation, or the status of an error as a number below -9. */
    static native int verdict(
            long a, double aa, double ab, double ac, double ad, double atx, double aty,
            long b, double ba, double bb, double bc, double bd, double btx, double bty);

    /** Statuses of this library alone. */
    static final int BUSY = -1, CLOSED = -2, MEMORY = -3;

    static native int draw(long world, boolean isBody, long id, Canvas.Guard canvas);

    static String statusName(int code) {
        switch (code) {
            case 1: return "SAT_ERR_NULL";
            case 2: return "SAT_ERR_CAPACITY";
            case 3: return "SAT_ERR_COUNT";
            case 4: return "SAT_ERR_INVALID_ENUM";
            case 5: return "SAT_ERR_INTERNAL";
            case 6: return "SAT_ERR_VERSION";
            case 7: return "SAT_ERR_RESERVED";
            case 8: return "SAT_ERR_LIMIT";
            case 9: return "SAT_ERR_MEMORY";
            case 10: return "SAT_ERR_NOT_FINITE";
            case 11: return "SAT_ERR_OUT_OF_RANGE";
            case 12: return "SAT_ERR_NEGATIVE";
            case 13: return "SAT_ERR_TOO_FEW_POINTS";
            case 14: return "SAT_ERR_REPEATED_POINT";
            case 15: return "SAT_ERR_ZERO_AREA";
            case 16: return "SAT_ERR_NOT_CONVEX";
            case 17: return "SAT_ERR_SELF_INTERSECTING";
            case 18: return "SAT_ERR_SINGULAR";
            case 19: return "SAT_ERR_NOT_SIMILARITY";
            case 20: return "SAT_ERR_NO_RINGS";
            case 21: return "SAT_ERR_SPIKE";
            case 22: return "SAT_ERR_EDGES_CROSS";
            case 23: return "SAT_ERR_EDGES_OVERLAP";
            case 24: return "SAT_ERR_REPEATED_VERTEX";
            case 25: return "SAT_ERR_VERTEX_ON_EDGE";
            case 26: return "SAT_ERR_HOLE_OUTSIDE";
            case 27: return "SAT_ERR_NESTED_HOLES";
            case 28: return "SAT_ERR_DISCONNECTED";
            case 29: return "SAT_ERR_NOT_RIGID";
            case 30: return "SAT_ERR_INDEX";
            case 31: return "SAT_ERR_PARTS_OVERLAP";
            case 32: return "SAT_ERR_TRUST_MISPLACED";
            case 33: return "SAT_ERR_NOT_OFFERED";
            case 34: return "SAT_ERR_NO_CERTIFICATE";
            case 60: return "SAT_ERR_STALE_ID";
            case 61: return "SAT_ERR_BUSY";
            case 62: return "SAT_ERR_FULL";
            case 63: return "SAT_ERR_UNSUPPORTED";
            case 64: return "SAT_ERR_NOT_A_WORLD";
            case 65: return "SAT_ERR_SAVE_VERSION";
            case 66: return "SAT_ERR_DAMAGED";
            case 67: return "SAT_ERR_IS_PART";
            case 68: return "SAT_ERR_NOT_A_PART";
            default: return "SAT_ERR_INTERNAL";
        }
    }

    static native int version();

    static native int abiVersion();

    static native int versionCheckHeader(
            int version,
            int abiVersion);

    static native void free(
            long memory);

    static native void lastErrorDetails(
            long outDetails);

    static native int transformPlacement(
            double positionX,
            double positionY,
            double rotation,
            double scaleX,
            double scaleY,
            long outTransform);

    static native int transformPlacementDegrees(
            double positionX,
            double positionY,
            double rotation,
            double scaleX,
            double scaleY,
            long outTransform);

    static native int transformProduct(
            double outerA,
            double outerB,
            double outerC,
            double outerD,
            double outerTx,
            double outerTy,
            double innerA,
            double innerB,
            double innerC,
            double innerD,
            double innerTx,
            double innerTy,
            long outTransform);

    static native int transformNested(
            long levels,
            long count,
            long outTransform);

    static native int transformAnchored(
            double transformA,
            double transformB,
            double transformC,
            double transformD,
            double transformTx,
            double transformTy,
            double anchorX,
            double anchorY,
            long outTransform);

    static native int transformInverse(
            double transformA,
            double transformB,
            double transformC,
            double transformD,
            double transformTx,
            double transformTy,
            long outTransform);

    static native int transformApply(
            double transformA,
            double transformB,
            double transformC,
            double transformD,
            double transformTx,
            double transformTy,
            double pointX,
            double pointY,
            long outPoint);

    static native int transformPosition(
            double transformA,
            double transformB,
            double transformC,
            double transformD,
            double transformTx,
            double transformTy,
            long outPosition);

    static native int transformIsMirrored(
            double transformA,
            double transformB,
            double transformC,
            double transformD,
            double transformTx,
            double transformTy,
            long outMirrored);

    static native int transformIsSimilarity(
            double transformA,
            double transformB,
            double transformC,
            double transformD,
            double transformTx,
            double transformTy,
            long outSimilarity);

    static native int polygonValidate(
            long points,
            long ringSizes,
            long ringCount,
            long outFault);

    static native int polygonIsConcave(
            long points,
            long ringSizes,
            long ringCount,
            long outConcave);

    static native int polygonReflexVertices(
            long points,
            long ringSizes,
            long ringCount,
            long outVertices,
            long capacity,
            long outCount);

    static native int polygonCentroid(
            long points,
            long ringSizes,
            long ringCount,
            long outCentroid);

    static native int multipolygonValidate(
            long points,
            long ringSizes,
            long partSizes,
            long partCount,
            long outFault);

    static native int polygonSimplify(
            long points,
            long ringSizes,
            long ringCount,
            double tolerance,
            int deviation,
            long outRingSizes,
            long outVertices,
            long capacity,
            long outCount);

    static native int multipolygonSimplify(
            long points,
            long ringSizes,
            long partSizes,
            long partCount,
            double tolerance,
            int deviation,
            long outRingSizes,
            long outVertices,
            long capacity,
            long outCount);

    static native int polygonDecompose(
            long points,
            long ringSizes,
            long ringCount,
            long options,
            long buffers,
            long outDecomposition);

    static native int decomposerNew(
            long outDecomposer);

    static native int decomposerDecompose(
            long decomposer,
            long points,
            long ringSizes,
            long ringCount,
            long options,
            long buffers,
            long outDecomposition);

    static native int decomposerDecomposeTrusted(
            long decomposer,
            long points,
            long ringSizes,
            long ringCount,
            long options,
            long buffers,
            long outDecomposition);

    static native int polygonsDecompose(
            long points,
            long ringSizes,
            long polygonSizes,
            long polygonCount,
            long options,
            long buffers,
            long outPolygons);

    static native int polygonsDecomposeTrusted(
            long points,
            long ringSizes,
            long polygonSizes,
            long polygonCount,
            long options,
            long buffers,
            long outPolygons);

    static native int polygonApproximate(
            long points,
            long ringSizes,
            long ringCount,
            long options,
            double tolerance,
            int deviation,
            long buffers,
            long outDecomposition);

    static native int shapeShare(
            long shape,
            long outShape);

    static native int shapeNewCircle(
            double centerX,
            double centerY,
            double radius,
            long outShape);

    static native int shapeNewEllipse(
            double halfWidth,
            double halfHeight,
            long outShape);

    static native int shapeNewSegment(
            double startX,
            double startY,
            double endX,
            double endY,
            long outShape);

    static native int shapeNewCapsule(
            double startX,
            double startY,
            double endX,
            double endY,
            double radius,
            long outShape);

    static native int shapeNewRectangle(
            double width,
            double height,
            long outShape);

    static native int shapeNewRectangleXywh(
            double x,
            double y,
            double width,
            double height,
            long outShape);

    static native int shapeNewConvexPolygon(
            long points,
            long count,
            long outShape);

    static native int shapeNewRoundedPolygon(
            long points,
            long count,
            double radius,
            long outShape);

    static native int shapeNewPolygon(
            long points,
            long ringSizes,
            long ringCount,
            long outShape);

    static native int shapeNewPolygonWith(
            long points,
            long ringSizes,
            long ringCount,
            long options,
            long outShape);

    static native int shapeNewHull(
            long points,
            long count,
            long outShape);

    static native int shapeNewTiles(
            long cells,
            long columns,
            long rows,
            double sizeX,
            double sizeY,
            double originX,
            double originY,
            long outShapes,
            long capacity,
            long outCount);

    static native int shapeNewChain(
            long points,
            long count,
            boolean closed,
            long outShape);

    static native int shapeNewOutline(
            long commands,
            long count,
            int rule,
            long outShape);

    static native int shapeFlattened(
            long shape,
            double tolerance,
            long outVertices,
            long capacity,
            long outCount);

    static native int shapeFlattenedRingSizes(
            long shape,
            double tolerance,
            long outSizes,
            long capacity,
            long outCount);

    static native int shapeNewStrokeWithin(
            long commands,
            long count,
            long stroke,
            double tolerance,
            long outShape);

    static native int shapeNewOutlineWithin(
            long commands,
            long count,
            int rule,
            double tolerance,
            long outShape);

    static native int shapeKind(
            long shape,
            long outKind);

    static native int shapeArea(
            long shape,
            long outArea);

    static native int shapeCentroid(
            long shape,
            long outCentroid);

    static native int shapeVertexCount(
            long shape,
            long outCount);

    static native int shapeVertices(
            long shape,
            long outVertices,
            long capacity,
            long outCount);

    static native int shapeRingCount(
            long shape,
            long outCount);

    static native int shapeRingSizes(
            long shape,
            long outSizes,
            long capacity,
            long outCount);

    static native int shapeRadius(
            long shape,
            long outRadius);

    static native int shapeHalfAxes(
            long shape,
            long outHalfAxes);

    static native int shapeBounds(
            long shape,
            double transformA,
            double transformB,
            double transformC,
            double transformD,
            double transformTx,
            double transformTy,
            long outBounds);

    static native int maskNew(
            long width,
            long height,
            long outMask);

    static native int maskNewAlpha(
            long alpha,
            long width,
            long height,
            int threshold,
            long outMask);

    static native int maskNewWords(
            long words,
            long width,
            long height,
            long outMask);

    static native int maskClone(
            long mask,
            long outMask);

    static native int maskWidth(
            long mask,
            long outWidth);

    static native int maskHeight(
            long mask,
            long outHeight);

    static native int maskGet(
            long mask,
            long x,
            long y,
            long outIsSet);

    static native int maskSet(
            long mask,
            long x,
            long y,
            boolean isSet);

    static native int maskFill(
            long mask,
            long shape,
            double transformA,
            double transformB,
            double transformC,
            double transformD,
            double transformTx,
            double transformTy,
            boolean isSet);

    static native int maskCount(
            long mask,
            long outCount);

    static native int maskIsEmpty(
            long mask,
            long outIsEmpty);

    static native int maskBounds(
            long mask,
            long outBox);

    static native int maskWord(
            long mask,
            long x,
            long y,
            long outWord);

    static native int maskOverlaps(
            long mask,
            long other,
            int offsetX,
            int offsetY,
            long outOverlaps);

    static native int maskOverlapArea(
            long mask,
            long other,
            int offsetX,
            int offsetY,
            long outArea);

    static native int maskOverlapMask(
            long mask,
            long other,
            int offsetX,
            int offsetY,
            long outMask);

    static native int maskFirstOverlap(
            long mask,
            long other,
            int offsetX,
            int offsetY,
            long outPixel);

    static native int maskSilhouettes(
            long mask,
            int connectivity,
            long buffers,
            long outSilhouettes);

    static native int shapeNewMask(
            long mask,
            double pivotX,
            double pivotY,
            long outShape);

    static native int shapeNewMaskGroups(
            long mask,
            double pivotX,
            double pivotY,
            long outShapes,
            long capacity,
            long outCount);

    static native int pointRelation(
            long shape,
            double transformA,
            double transformB,
            double transformC,
            double transformD,
            double transformTx,
            double transformTy,
            double pointX,
            double pointY,
            long outRelation);

    static native int contact(
            long a,
            double taA,
            double taB,
            double taC,
            double taD,
            double taTx,
            double taTy,
            long b,
            double tbA,
            double tbB,
            double tbC,
            double tbD,
            double tbTx,
            double tbTy,
            long outManifold);

    static native int contacts(
            long a,
            double taA,
            double taB,
            double taC,
            double taD,
            double taTx,
            double taTy,
            long b,
            double tbA,
            double tbB,
            double tbC,
            double tbD,
            double tbTx,
            double tbTy,
            long outManifolds,
            long capacity,
            long outCount);

    static native int roundingMargin(
            long a,
            double taA,
            double taB,
            double taC,
            double taD,
            double taTx,
            double taTy,
            long b,
            double tbA,
            double tbB,
            double tbC,
            double tbD,
            double tbTx,
            double tbTy,
            long outMargin);

    static native int distance(
            long a,
            double taA,
            double taB,
            double taC,
            double taD,
            double taTx,
            double taTy,
            long b,
            double tbA,
            double tbB,
            double tbC,
            double tbD,
            double tbTx,
            double tbTy,
            long outClosest);

    static native int within(
            long inner,
            double innerTransformA,
            double innerTransformB,
            double innerTransformC,
            double innerTransformD,
            double innerTransformTx,
            double innerTransformTy,
            long outer,
            double outerTransformA,
            double outerTransformB,
            double outerTransformC,
            double outerTransformD,
            double outerTransformTx,
            double outerTransformTy,
            long outContainment);

    static native int separation(
            long a,
            double taA,
            double taB,
            double taC,
            double taD,
            double taTx,
            double taTy,
            long b,
            double tbA,
            double tbB,
            double tbC,
            double tbD,
            double tbTx,
            double tbTy,
            long outTranslation);

    static native int separationWithin(
            long a,
            double taA,
            double taB,
            double taC,
            double taD,
            double taTx,
            double taTy,
            long b,
            double tbA,
            double tbB,
            double tbC,
            double tbD,
            double tbTx,
            double tbTy,
            long workLimit,
            long outTranslation);

    static native int explain(
            long a,
            double taA,
            double taB,
            double taC,
            double taD,
            double taTx,
            double taTy,
            long b,
            double tbA,
            double tbB,
            double tbC,
            double tbD,
            double tbTx,
            double tbTy,
            long outExplanation);

    static native int explanationRelation(
            long explanation,
            long outRelation);

    static native int explanationPoint(
            long explanation,
            long outPoint);

    static native int explanationAxes(
            long explanation,
            long outAxes,
            long capacity,
            long outCount);

    static native int explanationJson(
            long explanation,
            long outText,
            long capacity,
            long outCount);

    static native int castSegment(
            long shape,
            double transformA,
            double transformB,
            double transformC,
            double transformD,
            double transformTx,
            double transformTy,
            double startX,
            double startY,
            double endX,
            double endY,
            long outHit);

    static native int castRay(
            long shape,
            double transformA,
            double transformB,
            double transformC,
            double transformD,
            double transformTx,
            double transformTy,
            double originX,
            double originY,
            double directionX,
            double directionY,
            double reach,
            long outHit);

    static native int motionBetween(
            double startA,
            double startB,
            double startC,
            double startD,
            double startTx,
            double startTy,
            double endA,
            double endB,
            double endC,
            double endD,
            double endTx,
            double endTy,
            long outMotion);

    static native int motionAt(
            long motion,
            double time,
            long outTransform);

    static native int sweep(
            long a,
            long motionA,
            long b,
            long motionB,
            long outImpact);

    static native int sweepWith(
            long a,
            long motionA,
            long b,
            long motionB,
            long options,
            long outImpact);

    static native int sweepBounds(
            long a,
            long motionA,
            long b,
            long motionB,
            long outBounds);

    static native int resolve(
            double normalX,
            double normalY,
            double depth,
            double inverseMassA,
            double inverseMassB,
            long outResolution);

    static native int rebound(
            double normalX,
            double normalY,
            double velocityAX,
            double velocityAY,
            double inverseMassA,
            double velocityBX,
            double velocityBY,
            double inverseMassB,
            double restitution,
            long outVelocities);

    static native int slide(
            double velocityX,
            double velocityY,
            double normalX,
            double normalY,
            long outVelocity);

    static native int batchRectanglesF64(
            long a,
            long b,
            long count,
            long outRelations,
            long outAnswered);

    static native int batchRectanglesF32(
            long a,
            long b,
            long count,
            long outRelations,
            long outAnswered);

    static native int batchPairs(
            long shapes,
            long transforms,
            long bodyCount,
            long pairs,
            long pairCount,
            long outRelations,
            long outAnswered);

    static native int worldNew(
            long outWorld);

    static native int worldSetParallel(
            long world,
            boolean parallel);

    static native int worldSetParallelFrom(
            long world,
            long nearPairs);

    static native boolean bodyIdEqual(
            long aBits,
            long bBits);

    static native boolean bodyIdIsNone(
            long idBits);

    static native int worldInsert(
            long world,
            long body,
            long outId);

    static native int worldInsertMany(
            long world,
            long bodies,
            long count,
            long outIds);

    static native int worldRemove(
            long world,
            long idBits);

    static native int worldAttach(
            long world,
            long ownerBits,
            long part,
            long outId);

    static native int worldOwner(
            long world,
            long idBits,
            long outOwner);

    static native int worldParts(
            long world,
            long idBits,
            long outParts,
            long capacity,
            long outCount);

    static native int worldLocalTransform(
            long world,
            long idBits,
            long outLocal);

    static native int worldSetLocalTransform(
            long world,
            long idBits,
            double localA,
            double localB,
            double localC,
            double localD,
            double localTx,
            double localTy);

    static native int worldGet(
            long world,
            long idBits,
            long outBody);

    static native int worldTransform(
            long world,
            long idBits,
            long outTransform);

    static native int worldUser(
            long world,
            long idBits,
            long outUser);

    static native int worldKind(
            long world,
            long idBits,
            long outKind);

    static native int worldContains(
            long world,
            long idBits,
            long outContains);

    static native int worldBodyCount(
            long world,
            long outCount);

    static native int worldBodies(
            long world,
            long outIds,
            long capacity,
            long outCount);

    static native int worldBounds(
            long world,
            long idBits,
            long outBounds);

    static native int worldRelation(
            long world,
            long aBits,
            long bBits,
            long outRelation);

    static native int worldWithin(
            long world,
            long innerBits,
            long outerBits,
            long outContainment);

    static native int worldContact(
            long world,
            long aBits,
            long bBits,
            long outManifold);

    static native int worldContacts(
            long world,
            long aBits,
            long bBits,
            long outManifolds,
            long capacity,
            long outCount);

    static native int worldSetTransform(
            long world,
            long idBits,
            double transformA,
            double transformB,
            double transformC,
            double transformD,
            double transformTx,
            double transformTy);

    static native int worldSetTransforms(
            long world,
            long ids,
            long transforms,
            long count);

    static native int worldSetShape(
            long world,
            long idBits,
            long shape);

    static native int worldSetKind(
            long world,
            long idBits,
            int kind);

    static native int worldSetKinds(
            long world,
            long ids,
            long kinds,
            long count);

    static native int worldSetFilter(
            long world,
            long idBits,
            int filterCategory,
            int filterMask);

    static native int worldSetUser(
            long world,
            long idBits,
            long user);

    static native int worldSetInverseMass(
            long world,
            long idBits,
            double inverseMass);

    static native int worldStep(
            long world);

    static native int worldStepWithin(
            long world,
            long maxPairs);

    static native int worldSetTouchingTolerance(
            long world,
            double tolerance);

    static native int worldTouchingTolerance(
            long world,
            long outTolerance);

    static native int worldEventCount(
            long world,
            long outCount);

    static native int worldEvents(
            long world,
            long outEvents,
            long capacity,
            long outCount);

    static native int worldSetOneWay(
            long world,
            long idBits,
            double directionX,
            double directionY);

    static native int worldOneWay(
            long world,
            long idBits,
            long outDirection);

    static native int worldSeparate(
            long world,
            long iterations,
            long outResult);

    static native int worldSeparateWithin(
            long world,
            long iterations,
            long maxPairs,
            long outResult);

    static native int worldMoveAndSlide(
            long world,
            long idBits,
            double deltaX,
            double deltaY,
            long outHits,
            long capacity,
            long outResult);

    static native int worldMoveCharacter(
            long world,
            long idBits,
            double deltaX,
            double deltaY,
            long options,
            long outHits,
            long capacity,
            long outResult);

    static native int worldQueryPoint(
            long world,
            double pointX,
            double pointY,
            long filter,
            long outIds,
            long capacity,
            long outCount);

    static native int worldQueryBox(
            long world,
            double regionMinX,
            double regionMinY,
            double regionMaxX,
            double regionMaxY,
            int coverage,
            long filter,
            long outIds,
            long capacity,
            long outCount);

    static native int worldQueryCircle(
            long world,
            double centerX,
            double centerY,
            double radius,
            int coverage,
            long filter,
            long outIds,
            long capacity,
            long outCount);

    static native int worldQueryShape(
            long world,
            long shape,
            double transformA,
            double transformB,
            double transformC,
            double transformD,
            double transformTx,
            double transformTy,
            int coverage,
            long filter,
            long outIds,
            long capacity,
            long outCount);

    static native int worldNearest(
            long world,
            double pointX,
            double pointY,
            long k,
            double reach,
            long filter,
            long outBodies,
            long capacity,
            long outCount);

    static native int worldCastRay(
            long world,
            double originX,
            double originY,
            double directionX,
            double directionY,
            double reach,
            long filter,
            long outHit);

    static native int worldCastRayAll(
            long world,
            double originX,
            double originY,
            double directionX,
            double directionY,
            double reach,
            long filter,
            long outHits,
            long capacity,
            long outCount);

    static native int worldSweep(
            long world,
            long shape,
            long motion,
            long filter,
            long outImpact);

    static native int worldSave(
            long world,
            long outBytes,
            long capacity,
            long outCount);

    static native int worldRestore(
            long bytes,
            long count,
            long outWorld);

    static native int worldClone(
            long world,
            long outWorld);

    static native int worldFingerprint(
            long world,
            long outFingerprint);

    static native int compatFlashMirrorOf(
            double scaleX);

    static native int compatFlashCollide(
            long a,
            long b,
            long outOutcome);

    static native int compatFlashGlobalRotation(
            long levels,
            long count,
            long outRotation);

    static native int compatFlashRectangleSide(
            long rectangle,
            int side,
            long outPlace);

    static native int compatFlashRectangleSetSide(
            long rectangle,
            int side,
            double value,
            long outRectangle);

    static native int compatFlashRectangleInflate(
            long rectangle,
            double dx,
            double dy,
            long outRectangle);

    static native int compatFlashRectangleIsEmpty(
            long rectangle,
            int script,
            long outEmpty);

    static native int compatFlashRectangleContains(
            long rectangle,
            double x,
            double y,
            long outInside);

    static native int compatFlashRectangleContainsRectangle(
            long a,
            long b,
            int script,
            long outInside);

    static native int compatFlashRectangleIntersects(
            long a,
            long b,
            int script,
            long outHit);

    static native int compatFlashRectangleIntersection(
            long a,
            long b,
            int script,
            long outCommon);

    static native int compatFlashRectangleUnion(
            long a,
            long b,
            int script,
            long outBox);

    static native int compatFlashPointAdd(
            double aX,
            double aY,
            double bX,
            double bY,
            long outPoint);

    static native int compatFlashPointSubtract(
            double aX,
            double aY,
            double bX,
            double bY,
            long outPoint);

    static native int compatFlashPointLength(
            double pointX,
            double pointY,
            long outLength);

    static native int compatFlashPointDistance(
            double aX,
            double aY,
            double bX,
            double bY,
            long outDistance);

    static native int compatFlashPointInterpolate(
            double aX,
            double aY,
            double bX,
            double bY,
            double f,
            long outPoint);

    static native int compatFlashPointNormalize(
            double pointX,
            double pointY,
            int script,
            double thickness,
            long outPoint);

    static native int compatFlashPointPolar(
            double length,
            double angle,
            long outPoint);

    static native int compatFlashMatrixScale(
            double matrixA,
            double matrixB,
            double matrixC,
            double matrixD,
            double matrixTx,
            double matrixTy,
            double sx,
            double sy,
            long outMatrix);

    static native int compatFlashMatrixRotate(
            double matrixA,
            double matrixB,
            double matrixC,
            double matrixD,
            double matrixTx,
            double matrixTy,
            double angle,
            long outMatrix);

    static native int compatFlashMatrixTranslate(
            double matrixA,
            double matrixB,
            double matrixC,
            double matrixD,
            double matrixTx,
            double matrixTy,
            double dx,
            double dy,
            long outMatrix);

    static native int compatFlashMatrixConcat(
            double matrixA,
            double matrixB,
            double matrixC,
            double matrixD,
            double matrixTx,
            double matrixTy,
            double otherA,
            double otherB,
            double otherC,
            double otherD,
            double otherTx,
            double otherTy,
            long outMatrix);

    static native int compatFlashMatrixInvert(
            double matrixA,
            double matrixB,
            double matrixC,
            double matrixD,
            double matrixTx,
            double matrixTy,
            long outMatrix);

    static native int compatFlashMatrixCreateBox(
            double scaleX,
            double scaleY,
            double rotation,
            double tx,
            double ty,
            long outMatrix);

    static native int compatFlashMatrixCreateGradientBox(
            double width,
            double height,
            double rotation,
            double tx,
            double ty,
            long outMatrix);

    static native int compatFlashMatrixTransformPoint(
            double matrixA,
            double matrixB,
            double matrixC,
            double matrixD,
            double matrixTx,
            double matrixTy,
            double pointX,
            double pointY,
            long outPoint);

    static native int compatFlashMatrixDeltaTransformPoint(
            double matrixA,
            double matrixB,
            double matrixC,
            double matrixD,
            double matrixTx,
            double matrixTy,
            double pointX,
            double pointY,
            long outPoint);

    static native int compatFlashStageNew(
            long outStage);

    static native int compatFlashStageNewScript(
            int script,
            long outStage);

    static native int compatFlashStageCreateContainer(
            long stage,
            long outNode);

    static native int compatFlashStageCreateBitmap(
            long stage,
            int width,
            int height,
            long outNode);

    static native int compatFlashStageAddChild(
            long stage,
            int parent,
            int child);

    static native int compatFlashStageRemove(
            long stage,
            int child);

    static native int compatFlashStageSetClippedBy(
            long stage,
            int object,
            int layer);

    static native int compatFlashStageSetMask(
            long stage,
            int object,
            int mask);

    static native int compatFlashStageCreateGraphics(
            long stage,
            long layers,
            long count,
            long boundsWithStrokes,
            long boundsWithout,
            long outNode);

    static native int compatFlashStageSet(
            long stage,
            int object,
            int property,
            double value);

    static native int compatFlashStageProperty(
            long stage,
            int object,
            int property,
            long outValue);

    static native int compatFlashStageSetMatrix(
            long stage,
            int object,
            double matrixA,
            double matrixB,
            double matrixC,
            double matrixD,
            double matrixTx,
            double matrixTy);

    static native int compatFlashStageMatrix(
            long stage,
            int object,
            long outMatrix);

    static native int compatFlashStageLocalToGlobal(
            long stage,
            int object,
            double pointX,
            double pointY,
            long outPoint);

    static native int compatFlashStageGlobalToLocal(
            long stage,
            int object,
            double pointX,
            double pointY,
            long outPoint);

    static native int compatFlashStageBounds(
            long stage,
            int object,
            int target,
            boolean strokes,
            long outBounds);

    static native int compatFlashStageHitTestObject(
            long stage,
            int a,
            int b,
            long outHit);

    static native int compatFlashStageHitTestPoint(
            long stage,
            int object,
            double x,
            double y,
            boolean shapeFlag,
            long outHit);

    static native int compatFlashStageFillCount(
            long stage,
            int object,
            long outCount);

    static native int compatFlashStageExactShape(
            long stage,
            int object,
            long fill,
            long outShape);

    static native int compatFlashStageStrokeShapeWithin(
            long stage,
            int object,
            long stroke,
            double tolerance,
            long outShape);

    static native int compatFlashStageExactTransform(
            long stage,
            int object,
            long outTransform);

    static native int compatFlashStageSetScrollRect(
            long stage,
            int object,
            long rectangle);

    static native int compatFlashStageScrollRect(
            long stage,
            int object,
            long outRectangle);

    static native int compatFlashStageConcatenatedMatrix(
            long stage,
            int object,
            long outMatrix);

    static native int compatFlashStageStartDrag(
            long stage,
            int object,
            boolean lockCenter,
            long bounds);

    static native int compatFlashStageSetMouse(
            long stage,
            double mouseX,
            double mouseY);

    static native int compatFlashStageStopDrag(
            long stage);

    static native int compatFlashBitmapHitsPoint(
            long bitmap,
            int cornerX,
            int cornerY,
            long threshold,
            int pointX,
            int pointY,
            long outHit);

    static native int compatFlashBitmapHitsRectangle(
            long bitmap,
            int cornerX,
            int cornerY,
            long threshold,
            int upperLeftX,
            int upperLeftY,
            int width,
            int height,
            long outHit);

    static native int compatFlashBitmapHitsBitmap(
            long bitmap,
            int cornerX,
            int cornerY,
            long threshold,
            long other,
            int otherCornerX,
            int otherCornerY,
            long otherThreshold,
            long outHit);

    static native int compatFlashColorBounds(
            long argb,
            long width,
            long height,
            boolean transparent,
            int mask,
            int color,
            boolean findColor,
            long outBounds);

    static native int compatAwtHit(
            long a,
            long b,
            long outHit);

    static native int compatAwtRectangleIntersects(
            long a,
            long b,
            long outHit);

    static native int compatAwtRectangleContains(
            long a,
            int x,
            int y,
            long outInside);

    static native int compatAwtRectangleContainsRectangle(
            long a,
            long b,
            long outInside);

    static native int compatAwtRectangleIntersection(
            long a,
            long b,
            long outRectangle);

    static native int compatAwtRectangleUnion(
            long a,
            long b,
            long outRectangle);

    static native int compatAwtRectangleAdd(
            long a,
            int x,
            int y,
            long outRectangle);

    static native int compatAwtRectangleAddRectangle(
            long a,
            long b,
            long outRectangle);

    static native int compatAwtRectangleGrow(
            long a,
            int dx,
            int dy,
            long outRectangle);

    static native int compatAwtRectangleTranslate(
            long a,
            int dx,
            int dy,
            long outRectangle);

    static native int compatAwtLine2dIntersectsLine(
            long a,
            long b,
            long outHit);

    static native int compatAwtLine2dRelativeCcw(
            long segment,
            double x,
            double y,
            long outSide);

    static native int compatAwtLine2dPointSegmentDistanceSquared(
            long segment,
            double x,
            double y,
            long outSquare);

    static native int compatAwtLine2dPointLineDistanceSquared(
            long segment,
            double x,
            double y,
            long outSquare);

    static native int compatAwtPoint2dDistanceSquared(
            double x1,
            double y1,
            double x2,
            double y2,
            long outSquare);

    static native int compatAwtRectangle2dIntersects(
            long a,
            long b,
            long outHit);

    static native int compatAwtRectangle2dContains(
            long a,
            double x,
            double y,
            long outInside);

    static native int compatAwtRectangle2dContainsRectangle(
            long a,
            long b,
            long outInside);

    static native int compatAwtRectangle2dOutcode(
            long a,
            double x,
            double y,
            long outCode);

    static native int compatAwtRectangle2dIntersectsLine(
            long a,
            long segment,
            long outHit);

    static native int compatAwtRectangle2dIntersection(
            long a,
            long b,
            long outRectangle);

    static native int compatAwtRectangle2dUnion(
            long a,
            long b,
            long outRectangle);

    static native int compatAwtRectangle2dAddRectangle(
            long a,
            long b,
            long outRectangle);

    static native int compatAwtRectangle2dAdd(
            long a,
            double x,
            double y,
            long outRectangle);

    static native int compatAwtRectangle2dBounds(
            long a,
            long outRectangle);

    static native int compatAwtEllipse2dContains(
            long ellipseBox,
            double x,
            double y,
            long outInside);

    static native int compatAwtEllipse2dIntersects(
            long ellipseBox,
            long rectangle,
            long outHit);

    static native int compatAwtEllipse2dContainsRectangle(
            long ellipseBox,
            long rectangle,
            long outInside);

    static native int compatAwtRoundRectangle2dContains(
            long a,
            double x,
            double y,
            long outInside);

    static native int compatAwtRoundRectangle2dIntersects(
            long a,
            long rectangle,
            long outHit);

    static native int compatAwtRoundRectangle2dContainsRectangle(
            long a,
            long rectangle,
            long outInside);

    static native int compatAwtArc2dContains(
            long a,
            double x,
            double y,
            long outInside);

    static native int compatAwtArc2dContainsAngle(
            long a,
            double angle,
            long outInside);

    static native int compatAwtArc2dContainsRectangle(
            long a,
            long rectangle,
            long outInside);

    static native int compatAwtArc2dIntersects(
            long a,
            long rectangle,
            long outHit);

    static native int compatAwtArc2dBounds(
            long a,
            long outRectangle);

    static native int compatAwtPolygonContains(
            long polygon,
            long count,
            double x,
            double y,
            long outInside);

    static native int compatAwtPolygonIntersects(
            long polygon,
            long count,
            long rectangle,
            long outHit);

    static native int compatAwtPolygonContainsRectangle(
            long polygon,
            long count,
            long rectangle,
            long outInside);

    static native int compatAwtPath2dContains(
            long path,
            long count,
            int winding,
            double x,
            double y,
            long outInside);

    static native int compatAwtPath2dIntersects(
            long path,
            long count,
            int winding,
            long rectangle,
            long outHit);

    static native int compatAwtPath2dContainsRectangle(
            long path,
            long count,
            int winding,
            long rectangle,
            long outInside);

    static native int compatAwtTransformTranslate(
            long transform,
            double tx,
            double ty,
            long outTransform);

    static native int compatAwtTransformScale(
            long transform,
            double sx,
            double sy,
            long outTransform);

    static native int compatAwtTransformShear(
            long transform,
            double shx,
            double shy,
            long outTransform);

    static native int compatAwtTransformRotate(
            long transform,
            double theta,
            long outTransform);

    static native int compatAwtTransformRotateAbout(
            long transform,
            double theta,
            double x,
            double y,
            long outTransform);

    static native int compatAwtTransformPoint(
            long transform,
            double x,
            double y,
            long outPoint);

    static native int compatAwtTransformFromMatrix(
            double m00,
            double m10,
            double m01,
            double m11,
            double m02,
            double m12,
            long outTransform);

    static native int compatAwtTransformFromRotation(
            double theta,
            long outTransform);

    static native int compatAwtTransformFromRotationAbout(
            double theta,
            double x,
            double y,
            long outTransform);

    static native int compatAwtTransformFromVector(
            double vectorX,
            double vectorY,
            long outTransform);

    static native int compatAwtTransformFromVectorAbout(
            double vectorX,
            double vectorY,
            double x,
            double y,
            long outTransform);

    static native int compatAwtTransformFromQuadrants(
            int n,
            double x,
            double y,
            long outTransform);

    static native int compatAwtTransformRotateByVector(
            long transform,
            double vectorX,
            double vectorY,
            long outTransform);

    static native int compatAwtTransformQuadrantRotate(
            long transform,
            int n,
            long outTransform);

    static native int compatAwtTransformQuadrantRotateAbout(
            long transform,
            int n,
            double x,
            double y,
            long outTransform);

    static native int compatAwtTransformConcatenate(
            long transform,
            long other,
            long outTransform);

    static native int compatAwtTransformPreConcatenate(
            long transform,
            long other,
            long outTransform);

    static native int compatAwtTransformInverse(
            long transform,
            long outTransform);

    static native int compatAwtTransformInvert(
            long transform,
            long outTransform);

    static native int compatAwtTransformInversePoint(
            long transform,
            double x,
            double y,
            long outPoint);

    static native int compatAwtTransformDeltaPoint(
            long transform,
            double x,
            double y,
            long outPoint);

    static native int compatAwtTransformDeterminant(
            long transform,
            long outDeterminant);

    static native int compatPygameFromSurface(
            long alpha,
            long width,
            long height,
            int threshold,
            long outMask);

    static native int compatPygameOverlap(
            long mask,
            long other,
            int offsetX,
            int offsetY,
            int longBits,
            long outPixel);

    static native int compatPygameOverlapArea(
            long mask,
            long other,
            int offsetX,
            int offsetY,
            long outArea);

    static native int compatPygameOverlapMask(
            long mask,
            long other,
            int offsetX,
            int offsetY,
            long outMask);

    static native int compatXywhRectToRect(
            long a,
            long b,
            long outHit);

    static native int compatXywhCircleToRect(
            long circle,
            long rect,
            long outHit);

    static native int compatTypescriptIsConcave(
            long points,
            long count,
            long outConcave);

    static final int OK = (int) 0L;
    static final int ERR_NULL = (int) 1L;
    static final int ERR_CAPACITY = (int) 2L;
    static final int ERR_COUNT = (int) 3L;
    static final int ERR_INVALID_ENUM = (int) 4L;
    static final int ERR_INTERNAL = (int) 5L;
    static final int ERR_VERSION = (int) 6L;
    static final int ERR_RESERVED = (int) 7L;
    static final int ERR_LIMIT = (int) 8L;
    static final int ERR_MEMORY = (int) 9L;
    static final int ERR_NOT_FINITE = (int) 10L;
    static final int ERR_OUT_OF_RANGE = (int) 11L;
    static final int ERR_NEGATIVE = (int) 12L;
    static final int ERR_TOO_FEW_POINTS = (int) 13L;
    static final int ERR_REPEATED_POINT = (int) 14L;
    static final int ERR_ZERO_AREA = (int) 15L;
    static final int ERR_NOT_CONVEX = (int) 16L;
    static final int ERR_SELF_INTERSECTING = (int) 17L;
    static final int ERR_SINGULAR = (int) 18L;
    static final int ERR_NOT_SIMILARITY = (int) 19L;
    static final int ERR_NO_RINGS = (int) 20L;
    static final int ERR_SPIKE = (int) 21L;
    static final int ERR_EDGES_CROSS = (int) 22L;
    static final int ERR_EDGES_OVERLAP = (int) 23L;
    static final int ERR_REPEATED_VERTEX = (int) 24L;
    static final int ERR_VERTEX_ON_EDGE = (int) 25L;
    static final int ERR_HOLE_OUTSIDE = (int) 26L;
    static final int ERR_NESTED_HOLES = (int) 27L;
    static final int ERR_DISCONNECTED = (int) 28L;
    static final int ERR_NOT_RIGID = (int) 29L;
    static final int ERR_INDEX = (int) 30L;
    static final int ERR_PARTS_OVERLAP = (int) 31L;
    static final int ERR_TRUST_MISPLACED = (int) 32L;
    static final int ERR_NOT_OFFERED = (int) 33L;
    static final int ERR_NO_CERTIFICATE = (int) 34L;
    static final int ERR_STALE_ID = (int) 60L;
    static final int ERR_BUSY = (int) 61L;
    static final int ERR_FULL = (int) 62L;
    static final int ERR_UNSUPPORTED = (int) 63L;
    static final int ERR_NOT_A_WORLD = (int) 64L;
    static final int ERR_SAVE_VERSION = (int) 65L;
    static final int ERR_DAMAGED = (int) 66L;
    static final int ERR_IS_PART = (int) 67L;
    static final int ERR_NOT_A_PART = (int) 68L;
    static final int VERSION_MAJOR = (int) 0L;
    static final int VERSION_MINOR = (int) 3L;
    static final int VERSION_PATCH = (int) 0L;
    static final int ABI_VERSION = (int) 2L;
    static final int NO_INDEX = (int) 4294967295L;
    static final int DEVIATE_EITHER = (int) 0L;
    static final int DEVIATE_OUTWARD = (int) 1L;
    static final int DEVIATE_INWARD = (int) 2L;
    static final int EDGE_DIAGONAL = (int) 4294967295L;
    static final int DECOMPOSE_BALANCED = (int) 0L;
    static final int DECOMPOSE_FAST = (int) 1L;
    static final int DECOMPOSE_FEWEST = (int) 2L;
    static final int DECOMPOSE_SLICING = (int) 3L;
    static final int PREFER_AS_CUT = (int) 0L;
    static final int PREFER_FAT = (int) 1L;
    static final int PREFER_WIDE_ANGLES = (int) 2L;
    static final int FILL_EVEN_ODD = (int) 0L;
    static final int FILL_NON_ZERO = (int) 1L;
    static final int PATH_MOVE_TO = (int) 0L;
    static final int PATH_LINE_TO = (int) 1L;
    static final int PATH_QUADRATIC_TO = (int) 2L;
    static final int PATH_CUBIC_WITHIN = (int) 3L;
    static final int PATH_ARC_TO = (int) 4L;
    static final int PATH_CONIC_TO = (int) 5L;
    static final int PATH_CLOSE = (int) 6L;
    static final int PATH_ARC_LARGE = (int) 1L;
    static final int PATH_ARC_SWEEP = (int) 2L;
    static final int JOIN_ROUND = (int) 0L;
    static final int JOIN_BEVEL = (int) 1L;
    static final int JOIN_MITER = (int) 2L;
    static final int CAP_ROUND = (int) 0L;
    static final int CAP_BUTT = (int) 1L;
    static final int CAP_SQUARE = (int) 2L;
    static final int SHAPE_NONE = (int) 0L;
    static final int SHAPE_POINT = (int) 1L;
    static final int SHAPE_CIRCLE = (int) 2L;
    static final int SHAPE_SEGMENT = (int) 3L;
    static final int SHAPE_CAPSULE = (int) 4L;
    static final int SHAPE_RECTANGLE = (int) 5L;
    static final int SHAPE_CONVEX_POLYGON = (int) 6L;
    static final int SHAPE_ROUNDED_POLYGON = (int) 7L;
    static final int SHAPE_CONCAVE_POLYGON = (int) 8L;
    static final int SHAPE_OPEN_CHAIN = (int) 9L;
    static final int SHAPE_CLOSED_CHAIN = (int) 10L;
    static final int SHAPE_MULTI_POLYGON = (int) 11L;
    static final int SHAPE_ELLIPSE = (int) 12L;
    static final int SHAPE_OUTLINE = (int) 13L;
    static final int CONNECTIVITY_FOUR = (int) 0L;
    static final int CONNECTIVITY_EIGHT = (int) 1L;
    static final int DISJOINT = (int) 0L;
    static final int TOUCHING = (int) 1L;
    static final int OVERLAPPING = (int) 2L;
    static final int FEATURE_NONE = (int) 0L;
    static final int FEATURE_VERTEX = (int) 1L;
    static final int FEATURE_EDGE = (int) 2L;
    static final int FEATURE_ARC = (int) 3L;
    static final int CONTACT_VERTEX_VERTEX = (int) 0L;
    static final int CONTACT_EDGE_VERTEX = (int) 1L;
    static final int CONTACT_EDGE_EDGE = (int) 2L;
    static final int CONTACT_ARC_VERTEX = (int) 3L;
    static final int CONTACT_ARC_EDGE = (int) 4L;
    static final int CONTACT_ARC_ARC = (int) 5L;
    static final int SIDE_NONE = (int) 0L;
    static final int SIDE_A = (int) 1L;
    static final int SIDE_B = (int) 2L;
    static final int CONTAINMENT_NONE = (int) 0L;
    static final int CONTAINMENT_TOUCHING = (int) 1L;
    static final int CONTAINMENT_PROPER = (int) 2L;
    static final int CONTAINMENT_EQUAL = (int) 3L;
    static final int AT_START_REPORT = (int) 0L;
    static final int AT_START_SKIP_PARTING = (int) 1L;
    static final int AT_START_SKIP_OVERLAPPING = (int) 2L;
    static final int MASK_NOTHING = (int) 2147483648L;
    static final int BODY_MOVING = (int) 0L;
    static final int BODY_STATIC = (int) 1L;
    static final int BODY_SENSOR = (int) 2L;
    static final int PHASE_BEGIN = (int) 0L;
    static final int PHASE_STAY = (int) 1L;
    static final int PHASE_END = (int) 2L;
    static final int QUERY_STATIC = (int) 1L;
    static final int QUERY_MOVING = (int) 2L;
    static final int QUERY_SENSORS = (int) 4L;
    static final int QUERY_ALL = (int) 7L;
    static final int QUERY_ONE_WAY = (int) 8L;
    static final int COVERAGE_TOUCHING = (int) 0L;
    static final int COVERAGE_OVERLAPPING = (int) 1L;
    static final int COVERAGE_INSIDE = (int) 2L;
    static final int PAINT_STATIC = (int) 0L;
    static final int PAINT_MOVING = (int) 1L;
    static final int PAINT_SENSOR = (int) 2L;
    static final int PAINT_OUTLINE = (int) 3L;
    static final int PAINT_CONTACT = (int) 4L;
    static final int PAINT_LABEL = (int) 5L;
    static final int COMPAT_FLASH_MIRROR_NONE = (int) 0L;
    static final int COMPAT_FLASH_MIRROR_HORIZONTAL = (int) 1L;
    static final int COMPAT_FLASH_MIRROR_VERTICAL = (int) 2L;
    static final int COMPAT_FLASH_AS3 = (int) 0L;
    static final int COMPAT_FLASH_AS2 = (int) 1L;
    static final int COMPAT_FLASH_SIDE_LEFT = (int) 0L;
    static final int COMPAT_FLASH_SIDE_TOP = (int) 1L;
    static final int COMPAT_FLASH_SIDE_RIGHT = (int) 2L;
    static final int COMPAT_FLASH_SIDE_BOTTOM = (int) 3L;
    static final int COMPAT_FLASH_ROOT = (int) 0L;
    static final int COMPAT_FLASH_NO_NODE = (int) 4294967295L;
    static final int COMPAT_FLASH_MOVE_TO = (int) 0L;
    static final int COMPAT_FLASH_LINE_TO = (int) 1L;
    static final int COMPAT_FLASH_CURVE_TO = (int) 2L;
    static final int COMPAT_FLASH_EVEN_ODD = (int) 0L;
    static final int COMPAT_FLASH_NON_ZERO = (int) 1L;
    static final int COMPAT_FLASH_STROKE = (int) 2L;
    static final int COMPAT_FLASH_X = (int) 0L;
    static final int COMPAT_FLASH_Y = (int) 1L;
    static final int COMPAT_FLASH_ROTATION = (int) 2L;
    static final int COMPAT_FLASH_SCALE_X = (int) 3L;
    static final int COMPAT_FLASH_SCALE_Y = (int) 4L;
    static final int COMPAT_FLASH_WIDTH = (int) 5L;
    static final int COMPAT_FLASH_HEIGHT = (int) 6L;
    static final int COMPAT_AWT_OUT_LEFT = (int) 1L;
    static final int COMPAT_AWT_OUT_TOP = (int) 2L;
    static final int COMPAT_AWT_OUT_RIGHT = (int) 4L;
    static final int COMPAT_AWT_OUT_BOTTOM = (int) 8L;
    static final int COMPAT_AWT_ARC_OPEN = (int) 0L;
    static final int COMPAT_AWT_ARC_CHORD = (int) 1L;
    static final int COMPAT_AWT_ARC_PIE = (int) 2L;
    static final int COMPAT_AWT_WIND_EVEN_ODD = (int) 0L;
    static final int COMPAT_AWT_WIND_NON_ZERO = (int) 1L;
    static final int COMPAT_AWT_PATH_MOVE_TO = (int) 0L;
    static final int COMPAT_AWT_PATH_LINE_TO = (int) 1L;
    static final int COMPAT_AWT_PATH_CLOSE = (int) 2L;
    static final int COMPAT_AWT_PATH_QUAD_TO = (int) 3L;
    static final int COMPAT_AWT_PATH_CURVE_TO = (int) 4L;
    static final int COMPAT_AWT_FORM_STRAIGHT = (int) 0L;
    static final int COMPAT_AWT_FORM_CROSSED = (int) 1L;
    static final int COMPAT_AWT_FORM_FULL = (int) 2L;
    static final int COMPAT_AWT_FORM_UNIT = (int) 3L;
    static final int COMPAT_PYGAME_LONG_64 = (int) 0L;
    static final int COMPAT_PYGAME_LONG_32 = (int) 1L;

    static final int OBJECT_DECOMPOSER = 0;
    static final int OBJECT_SHAPE = 1;
    static final int OBJECT_MASK = 2;
    static final int OBJECT_EXPLANATION = 3;
    static final int OBJECT_WORLD = 4;
    static final int OBJECT_COMPAT_FLASH_STAGE = 5;

    static final int SIZE_VEC2 = 16;
    static final int VEC2_X_AT = 0;
    static final int VEC2_Y_AT = 8;

    static final int SIZE_AABB = 32;
    static final int AABB_MIN_AT = 0;
    static final int AABB_MAX_AT = 16;

    static final int SIZE_ERROR_DETAILS = 64;
    static final int ERROR_DETAILS_STATUS_AT = 0;
    static final int ERROR_DETAILS_ENTRY_AT = 4;
    static final int ERROR_DETAILS_BODY_AT = 8;
    static final int ERROR_DETAILS_PARTS_AT = 12;
    static final int ERROR_DETAILS_RINGS_AT = 20;
    static final int ERROR_DETAILS_VERTICES_AT = 28;
    static final int ERROR_DETAILS_EDGES_AT = 36;
    static final int ERROR_DETAILS_HAS_POINT_AT = 44;
    static final int ERROR_DETAILS_POINT_AT = 48;

    static final int SIZE_TRANSFORM = 48;
    static final int TRANSFORM_A_AT = 0;
    static final int TRANSFORM_B_AT = 8;
    static final int TRANSFORM_C_AT = 16;
    static final int TRANSFORM_D_AT = 24;
    static final int TRANSFORM_TX_AT = 32;
    static final int TRANSFORM_TY_AT = 40;

    static final int SIZE_POLYGON_FAULT = 48;
    static final int POLYGON_FAULT_STATUS_AT = 0;
    static final int POLYGON_FAULT_RING_AT = 4;
    static final int POLYGON_FAULT_OTHER_RING_AT = 8;
    static final int POLYGON_FAULT_VERTICES_AT = 12;
    static final int POLYGON_FAULT_EDGES_AT = 20;
    static final int POLYGON_FAULT_HAS_PLACE_AT = 28;
    static final int POLYGON_FAULT_PLACE_AT = 32;

    static final int SIZE_MULTIPOLYGON_FAULT = 56;
    static final int MULTIPOLYGON_FAULT_FAULT_AT = 0;
    static final int MULTIPOLYGON_FAULT_PARTS_AT = 48;

    static final int SIZE_DECOMPOSE_OPTIONS = 24;
    static final int DECOMPOSE_OPTIONS_METHOD_AT = 0;
    static final int DECOMPOSE_OPTIONS_PREFER_AT = 4;
    static final int DECOMPOSE_OPTIONS_MAX_CORNERS_AT = 8;
    static final int DECOMPOSE_OPTIONS_WORK_LIMIT_AT = 16;

    static final int SIZE_PIECE_BUFFERS = 40;
    static final int PIECE_BUFFERS_PIECE_SIZES_AT = 0;
    static final int PIECE_BUFFERS_PIECE_CAPACITY_AT = 8;
    static final int PIECE_BUFFERS_VERTICES_AT = 16;
    static final int PIECE_BUFFERS_EDGES_AT = 24;
    static final int PIECE_BUFFERS_CORNER_CAPACITY_AT = 32;

    static final int SIZE_DECOMPOSITION = 40;
    static final int DECOMPOSITION_AREA_AT = 0;
    static final int DECOMPOSITION_PIECE_COUNT_AT = 8;
    static final int DECOMPOSITION_CORNER_COUNT_AT = 16;
    static final int DECOMPOSITION_IS_OPTIMAL_AT = 24;
    static final int DECOMPOSITION_IS_COMPLETE_AT = 28;
    static final int DECOMPOSITION_LOWER_BOUND_AT = 32;

    static final int SIZE_DECOMPOSED_POLYGON = 64;
    static final int DECOMPOSED_POLYGON_DECOMPOSITION_AT = 0;
    static final int DECOMPOSED_POLYGON_FIRST_PIECE_AT = 40;
    static final int DECOMPOSED_POLYGON_FIRST_CORNER_AT = 48;
    static final int DECOMPOSED_POLYGON_STATUS_AT = 56;
    static final int DECOMPOSED_POLYGON_RESERVED_AT = 60;

    static final int SIZE_PATH_COMMAND = 64;
    static final int PATH_COMMAND_KIND_AT = 0;
    static final int PATH_COMMAND_ARC_AT = 4;
    static final int PATH_COMMAND_NUMBER_AT = 8;
    static final int PATH_COMMAND_CONTROL_AT = 16;
    static final int PATH_COMMAND_SECOND_AT = 32;
    static final int PATH_COMMAND_TO_AT = 48;

    static final int SIZE_STROKE = 24;
    static final int STROKE_WIDTH_AT = 0;
    static final int STROKE_MITER_LIMIT_AT = 8;
    static final int STROKE_JOIN_AT = 16;
    static final int STROKE_CAP_AT = 20;

    static final int SIZE_PIXEL_BOX = 16;
    static final int PIXEL_BOX_X_AT = 0;
    static final int PIXEL_BOX_Y_AT = 4;
    static final int PIXEL_BOX_WIDTH_AT = 8;
    static final int PIXEL_BOX_HEIGHT_AT = 12;

    static final int SIZE_PIXEL = 8;
    static final int PIXEL_X_AT = 0;
    static final int PIXEL_Y_AT = 4;

    static final int SIZE_FOUND_PIXEL = 12;
    static final int FOUND_PIXEL_PIXEL_AT = 0;
    static final int FOUND_PIXEL_FOUND_AT = 8;

    static final int SIZE_SILHOUETTE_BUFFERS = 48;
    static final int SILHOUETTE_BUFFERS_POINTS_AT = 0;
    static final int SILHOUETTE_BUFFERS_POINT_CAPACITY_AT = 8;
    static final int SILHOUETTE_BUFFERS_RING_SIZES_AT = 16;
    static final int SILHOUETTE_BUFFERS_RING_CAPACITY_AT = 24;
    static final int SILHOUETTE_BUFFERS_PART_SIZES_AT = 32;
    static final int SILHOUETTE_BUFFERS_PART_CAPACITY_AT = 40;

    static final int SIZE_SILHOUETTES = 24;
    static final int SILHOUETTES_POINT_COUNT_AT = 0;
    static final int SILHOUETTES_RING_COUNT_AT = 8;
    static final int SILHOUETTES_PART_COUNT_AT = 16;

    static final int SIZE_FEATURE = 8;
    static final int FEATURE_KIND_AT = 0;
    static final int FEATURE_INDEX_AT = 4;

    static final int SIZE_CONTACT_POINT = 56;
    static final int CONTACT_POINT_ON_A_AT = 0;
    static final int CONTACT_POINT_ON_B_AT = 16;
    static final int CONTACT_POINT_DEPTH_AT = 32;
    static final int CONTACT_POINT_FEATURE_A_AT = 40;
    static final int CONTACT_POINT_FEATURE_B_AT = 48;

    static final int SIZE_MANIFOLD = 168;
    static final int MANIFOLD_NORMAL_AT = 0;
    static final int MANIFOLD_DEPTH_AT = 16;
    static final int MANIFOLD_FEATURE_A_AT = 24;
    static final int MANIFOLD_FEATURE_B_AT = 32;
    static final int MANIFOLD_KIND_AT = 40;
    static final int MANIFOLD_REFERENCE_AT = 44;
    static final int MANIFOLD_POINT_COUNT_AT = 48;
    static final int MANIFOLD_POINTS_AT = 56;

    static final int SIZE_CLOSEST_POINTS = 72;
    static final int CLOSEST_POINTS_DISTANCE_AT = 0;
    static final int CLOSEST_POINTS_NORMAL_AT = 8;
    static final int CLOSEST_POINTS_ON_A_AT = 24;
    static final int CLOSEST_POINTS_ON_B_AT = 40;
    static final int CLOSEST_POINTS_FEATURE_A_AT = 56;
    static final int CLOSEST_POINTS_FEATURE_B_AT = 64;

    static final int SIZE_MINIMUM_TRANSLATION = 40;
    static final int MINIMUM_TRANSLATION_TRANSLATION_AT = 0;
    static final int MINIMUM_TRANSLATION_NORMAL_AT = 16;
    static final int MINIMUM_TRANSLATION_DEPTH_AT = 32;

    static final int SIZE_SEPARATING_AXIS = 40;
    static final int SEPARATING_AXIS_NORMAL_AT = 0;
    static final int SEPARATING_AXIS_OFFSET_AT = 16;
    static final int SEPARATING_AXIS_A_START_AT = 24;
    static final int SEPARATING_AXIS_A_END_AT = 28;
    static final int SEPARATING_AXIS_B_START_AT = 32;
    static final int SEPARATING_AXIS_B_END_AT = 36;

    static final int SIZE_RAY_HIT = 56;
    static final int RAY_HIT_FRACTION_AT = 0;
    static final int RAY_HIT_POINT_AT = 8;
    static final int RAY_HIT_NORMAL_AT = 24;
    static final int RAY_HIT_FEATURE_AT = 40;
    static final int RAY_HIT_HIT_AT = 48;
    static final int RAY_HIT_STARTS_INSIDE_AT = 52;

    static final int SIZE_MOTION = 88;
    static final int MOTION_START_AT = 0;
    static final int MOTION_TRANSLATION_AT = 48;
    static final int MOTION_ROTATION_AT = 64;
    static final int MOTION_PIVOT_AT = 72;

    static final int SIZE_IMPACT = 96;
    static final int IMPACT_TIME_AT = 0;
    static final int IMPACT_APPROACH_AT = 8;
    static final int IMPACT_CLOSEST_AT = 16;
    static final int IMPACT_RELATION_AT = 88;
    static final int IMPACT_HIT_AT = 92;

    static final int SIZE_SWEEP_OPTIONS = 16;
    static final int SWEEP_OPTIONS_WORK_LIMIT_AT = 0;
    static final int SWEEP_OPTIONS_AT_START_AT = 8;
    static final int SWEEP_OPTIONS_RESERVED_AT = 12;

    static final int SIZE_IMPACT_BOUNDS = 24;
    static final int IMPACT_BOUNDS_EARLIEST_AT = 0;
    static final int IMPACT_BOUNDS_LATEST_AT = 8;
    static final int IMPACT_BOUNDS_PROVED_AT = 16;
    static final int IMPACT_BOUNDS_HIT_AT = 20;

    static final int SIZE_RESOLUTION = 32;
    static final int RESOLUTION_A_AT = 0;
    static final int RESOLUTION_B_AT = 16;

    static final int SIZE_VELOCITIES = 32;
    static final int VELOCITIES_A_AT = 0;
    static final int VELOCITIES_B_AT = 16;

    static final int SIZE_RECTANGLES_F64 = 48;
    static final int RECTANGLES_F64_CENTER_X_AT = 0;
    static final int RECTANGLES_F64_CENTER_Y_AT = 8;
    static final int RECTANGLES_F64_U_X_AT = 16;
    static final int RECTANGLES_F64_U_Y_AT = 24;
    static final int RECTANGLES_F64_V_X_AT = 32;
    static final int RECTANGLES_F64_V_Y_AT = 40;

    static final int SIZE_RECTANGLES_F32 = 48;
    static final int RECTANGLES_F32_CENTER_X_AT = 0;
    static final int RECTANGLES_F32_CENTER_Y_AT = 8;
    static final int RECTANGLES_F32_U_X_AT = 16;
    static final int RECTANGLES_F32_U_Y_AT = 24;
    static final int RECTANGLES_F32_V_X_AT = 32;
    static final int RECTANGLES_F32_V_Y_AT = 40;

    static final int SIZE_BODY_ID = 8;
    static final int BODY_ID_BITS_AT = 0;

    static final int SIZE_FILTER = 8;
    static final int FILTER_CATEGORY_AT = 0;
    static final int FILTER_MASK_AT = 4;

    static final int SIZE_BODY = 104;
    static final int BODY_TRANSFORM_AT = 0;
    static final int BODY_USER_AT = 48;
    static final int BODY_INVERSE_MASS_AT = 56;
    static final int BODY_FILTER_AT = 64;
    static final int BODY_KIND_AT = 72;
    static final int BODY_IMMOVABLE_AT = 76;
    static final int BODY_SHAPE_AT = 80;
    static final int BODY_RESERVED_AT = 88;

    static final int SIZE_PAIR_EVENT = 40;
    static final int PAIR_EVENT_A_AT = 0;
    static final int PAIR_EVENT_B_AT = 8;
    static final int PAIR_EVENT_USER_A_AT = 16;
    static final int PAIR_EVENT_USER_B_AT = 24;
    static final int PAIR_EVENT_PHASE_AT = 32;
    static final int PAIR_EVENT_RELATION_AT = 36;

    static final int SIZE_SEPARATE_RESULT = 24;
    static final int SEPARATE_RESULT_DEPTH_AT = 0;
    static final int SEPARATE_RESULT_OVERLAPPING_AT = 8;
    static final int SEPARATE_RESULT_ITERATIONS_AT = 16;

    static final int SIZE_SLIDE_HIT = 24;
    static final int SLIDE_HIT_BODY_AT = 0;
    static final int SLIDE_HIT_NORMAL_AT = 8;

    static final int SIZE_SLIDE_RESULT = 32;
    static final int SLIDE_RESULT_MOVED_AT = 0;
    static final int SLIDE_RESULT_HIT_COUNT_AT = 16;
    static final int SLIDE_RESULT_STUCK_AT = 24;
    static final int SLIDE_RESULT_RESERVED_AT = 28;

    static final int SIZE_GROUND = 88;
    static final int GROUND_BODY_AT = 0;
    static final int GROUND_NORMAL_AT = 8;
    static final int GROUND_POINT_AT = 24;
    static final int GROUND_TRANSFORM_AT = 40;

    static final int SIZE_CHARACTER_OPTIONS = 144;
    static final int CHARACTER_OPTIONS_UP_AT = 0;
    static final int CHARACTER_OPTIONS_MAX_SLOPE_AT = 16;
    static final int CHARACTER_OPTIONS_STEP_AT = 24;
    static final int CHARACTER_OPTIONS_SNAP_AT = 32;
    static final int CHARACTER_OPTIONS_GROUND_AT = 40;
    static final int CHARACTER_OPTIONS_RESERVED_AT = 128;

    static final int SIZE_CHARACTER_RESULT = 136;
    static final int CHARACTER_RESULT_MOVED_AT = 0;
    static final int CHARACTER_RESULT_CARRIED_AT = 16;
    static final int CHARACTER_RESULT_GROUND_AT = 32;
    static final int CHARACTER_RESULT_HIT_COUNT_AT = 120;
    static final int CHARACTER_RESULT_STUCK_AT = 128;
    static final int CHARACTER_RESULT_RESERVED_AT = 132;

    static final int SIZE_QUERY_FILTER = 32;
    static final int QUERY_FILTER_EXCEPT_AT = 0;
    static final int QUERY_FILTER_EXCEPT_COUNT_AT = 8;
    static final int QUERY_FILTER_FILTER_AT = 16;
    static final int QUERY_FILTER_KINDS_AT = 24;
    static final int QUERY_FILTER_AT_START_AT = 28;

    static final int SIZE_NEAR_BODY = 32;
    static final int NEAR_BODY_BODY_AT = 0;
    static final int NEAR_BODY_DISTANCE_AT = 8;
    static final int NEAR_BODY_POINT_AT = 16;

    static final int SIZE_BODY_RAY_HIT = 64;
    static final int BODY_RAY_HIT_BODY_AT = 0;
    static final int BODY_RAY_HIT_HIT_AT = 8;

    static final int SIZE_BODY_IMPACT = 104;
    static final int BODY_IMPACT_BODY_AT = 0;
    static final int BODY_IMPACT_IMPACT_AT = 8;

    static final int SIZE_DRAW_CALLBACKS = 48;
    static final int DRAW_CALLBACKS_LINE_AT = 0;
    static final int DRAW_CALLBACKS_POLYGON_AT = 8;
    static final int DRAW_CALLBACKS_CIRCLE_AT = 16;
    static final int DRAW_CALLBACKS_TEXT_AT = 24;
    static final int DRAW_CALLBACKS_ELLIPSE_AT = 32;
    static final int DRAW_CALLBACKS_RESERVED_AT = 40;

    static final int SIZE_COMPAT_FLASH_RECT = 48;
    static final int COMPAT_FLASH_RECT_X_AT = 0;
    static final int COMPAT_FLASH_RECT_Y_AT = 8;
    static final int COMPAT_FLASH_RECT_WIDTH_AT = 16;
    static final int COMPAT_FLASH_RECT_HEIGHT_AT = 24;
    static final int COMPAT_FLASH_RECT_ROTATION_AT = 32;
    static final int COMPAT_FLASH_RECT_MIRROR_AT = 40;
    static final int COMPAT_FLASH_RECT_RESERVED_AT = 44;

    static final int SIZE_COMPAT_FLASH_OUTCOME = 72;
    static final int COMPAT_FLASH_OUTCOME_AXES_AT = 0;
    static final int COMPAT_FLASH_OUTCOME_IS_NEAR_AT = 64;
    static final int COMPAT_FLASH_OUTCOME_HIT_AT = 68;

    static final int SIZE_COMPAT_FLASH_LEVEL = 16;
    static final int COMPAT_FLASH_LEVEL_ROTATION_AT = 0;
    static final int COMPAT_FLASH_LEVEL_SCALE_X_AT = 8;

    static final int SIZE_COMPAT_FLASH_RECTANGLE = 32;
    static final int COMPAT_FLASH_RECTANGLE_X_AT = 0;
    static final int COMPAT_FLASH_RECTANGLE_Y_AT = 8;
    static final int COMPAT_FLASH_RECTANGLE_WIDTH_AT = 16;
    static final int COMPAT_FLASH_RECTANGLE_HEIGHT_AT = 24;

    static final int SIZE_COMPAT_FLASH_PATH_STEP = 40;
    static final int COMPAT_FLASH_PATH_STEP_KIND_AT = 0;
    static final int COMPAT_FLASH_PATH_STEP_RESERVED_AT = 4;
    static final int COMPAT_FLASH_PATH_STEP_CONTROL_X_AT = 8;
    static final int COMPAT_FLASH_PATH_STEP_CONTROL_Y_AT = 16;
    static final int COMPAT_FLASH_PATH_STEP_X_AT = 24;
    static final int COMPAT_FLASH_PATH_STEP_Y_AT = 32;

    static final int SIZE_COMPAT_FLASH_LAYER = 32;
    static final int COMPAT_FLASH_LAYER_PAINT_AT = 0;
    static final int COMPAT_FLASH_LAYER_RESERVED_AT = 4;
    static final int COMPAT_FLASH_LAYER_THICKNESS_AT = 8;
    static final int COMPAT_FLASH_LAYER_STEPS_AT = 16;
    static final int COMPAT_FLASH_LAYER_COUNT_AT = 24;

    static final int SIZE_COMPAT_FLASH_BITMAP = 32;
    static final int COMPAT_FLASH_BITMAP_ALPHA_AT = 0;
    static final int COMPAT_FLASH_BITMAP_WIDTH_AT = 8;
    static final int COMPAT_FLASH_BITMAP_HEIGHT_AT = 16;
    static final int COMPAT_FLASH_BITMAP_SCRIPT_AT = 24;

    static final int SIZE_COMPAT_FLASH_PIXEL = 8;
    static final int COMPAT_FLASH_PIXEL_X_AT = 0;
    static final int COMPAT_FLASH_PIXEL_Y_AT = 4;

    static final int SIZE_COMPAT_AWT_POINT = 8;
    static final int COMPAT_AWT_POINT_X_AT = 0;
    static final int COMPAT_AWT_POINT_Y_AT = 4;

    static final int SIZE_COMPAT_AWT_RECTANGLE = 16;
    static final int COMPAT_AWT_RECTANGLE_X_AT = 0;
    static final int COMPAT_AWT_RECTANGLE_Y_AT = 4;
    static final int COMPAT_AWT_RECTANGLE_WIDTH_AT = 8;
    static final int COMPAT_AWT_RECTANGLE_HEIGHT_AT = 12;

    static final int SIZE_COMPAT_AWT_LINE2D = 32;
    static final int COMPAT_AWT_LINE2D_X1_AT = 0;
    static final int COMPAT_AWT_LINE2D_Y1_AT = 8;
    static final int COMPAT_AWT_LINE2D_X2_AT = 16;
    static final int COMPAT_AWT_LINE2D_Y2_AT = 24;

    static final int SIZE_COMPAT_AWT_RECTANGLE2D = 32;
    static final int COMPAT_AWT_RECTANGLE2D_X_AT = 0;
    static final int COMPAT_AWT_RECTANGLE2D_Y_AT = 8;
    static final int COMPAT_AWT_RECTANGLE2D_WIDTH_AT = 16;
    static final int COMPAT_AWT_RECTANGLE2D_HEIGHT_AT = 24;

    static final int SIZE_COMPAT_AWT_ROUND_RECTANGLE2D = 48;
    static final int COMPAT_AWT_ROUND_RECTANGLE2D_X_AT = 0;
    static final int COMPAT_AWT_ROUND_RECTANGLE2D_Y_AT = 8;
    static final int COMPAT_AWT_ROUND_RECTANGLE2D_WIDTH_AT = 16;
    static final int COMPAT_AWT_ROUND_RECTANGLE2D_HEIGHT_AT = 24;
    static final int COMPAT_AWT_ROUND_RECTANGLE2D_ARC_WIDTH_AT = 32;
    static final int COMPAT_AWT_ROUND_RECTANGLE2D_ARC_HEIGHT_AT = 40;

    static final int SIZE_COMPAT_AWT_ARC2D = 56;
    static final int COMPAT_AWT_ARC2D_X_AT = 0;
    static final int COMPAT_AWT_ARC2D_Y_AT = 8;
    static final int COMPAT_AWT_ARC2D_WIDTH_AT = 16;
    static final int COMPAT_AWT_ARC2D_HEIGHT_AT = 24;
    static final int COMPAT_AWT_ARC2D_START_AT = 32;
    static final int COMPAT_AWT_ARC2D_EXTENT_AT = 40;
    static final int COMPAT_AWT_ARC2D_CLOSURE_AT = 48;
    static final int COMPAT_AWT_ARC2D_RESERVED_AT = 52;

    static final int SIZE_COMPAT_AWT_PATH_COMMAND = 24;
    static final int COMPAT_AWT_PATH_COMMAND_KIND_AT = 0;
    static final int COMPAT_AWT_PATH_COMMAND_RESERVED_AT = 4;
    static final int COMPAT_AWT_PATH_COMMAND_X_AT = 8;
    static final int COMPAT_AWT_PATH_COMMAND_Y_AT = 16;

    static final int SIZE_COMPAT_AWT_TRANSFORM = 56;
    static final int COMPAT_AWT_TRANSFORM_M00_AT = 0;
    static final int COMPAT_AWT_TRANSFORM_M10_AT = 8;
    static final int COMPAT_AWT_TRANSFORM_M01_AT = 16;
    static final int COMPAT_AWT_TRANSFORM_M11_AT = 24;
    static final int COMPAT_AWT_TRANSFORM_M02_AT = 32;
    static final int COMPAT_AWT_TRANSFORM_M12_AT = 40;
    static final int COMPAT_AWT_TRANSFORM_FORM_AT = 48;
    static final int COMPAT_AWT_TRANSFORM_MOVED_AT = 52;

    static final int SIZE_COMPAT_XYWH_RECT = 32;
    static final int COMPAT_XYWH_RECT_X_AT = 0;
    static final int COMPAT_XYWH_RECT_Y_AT = 8;
    static final int COMPAT_XYWH_RECT_WIDTH_AT = 16;
    static final int COMPAT_XYWH_RECT_HEIGHT_AT = 24;

    static final int SIZE_COMPAT_XYWH_CIRCLE = 24;
    static final int COMPAT_XYWH_CIRCLE_X_AT = 0;
    static final int COMPAT_XYWH_CIRCLE_Y_AT = 8;
    static final int COMPAT_XYWH_CIRCLE_RADIUS_AT = 16;
}
