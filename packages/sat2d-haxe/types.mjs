// Haxe types for those of TypeScript's declarations.
import ts from 'typescript';

/** Names for words that the declarations list without a name, by the words. */
const WORDS = {
  'none horizontal vertical': 'FlashMirror',
  'moveTo lineTo curveTo': 'FlashStep',
  'evenOdd nonZero stroke': 'FlashPaint',
  'moveTo lineTo quadTo curveTo close': 'AwtPathKind',
  'straight crossed full unit': 'AwtForm',
  'open chord pie': 'AwtArcType',
  'vertex edge arc': 'FeatureKind',
  'vertexVertex edgeVertex edgeEdge arcVertex arcEdge arcArc': 'ContactKind',
  'a b': 'Which',
  'balanced fast fewest slicing': 'DecomposeMethod',
  'asCut fat wideAngles': 'PiecePreference',
  'report skipParting skipOverlapping': 'AtStart',
  'result placements events': 'DifferenceKind',
  Polygon: 'GeoJsonType',
};

/** Numbers that are whole and fit `Int`, by what contains them. TypeScript has one type for all. */
const WHOLE = new Set([
  'Events.length', 'World.size', 'Mask.width', 'Mask.height', 'Mask.count', 'Mask.overlapArea',
  'PixelBox.x', 'PixelBox.y', 'PixelBox.width', 'PixelBox.height', 'Feature.index',
  'Sat2dError.code', 'ErrorIndices.ring', 'ErrorIndices.otherRing', 'ErrorIndices.vertex',
  'ErrorIndices.vertices', 'ErrorIndices.edge', 'ErrorIndices.edges', 'ErrorIndices.entry',
  'ErrorIndices.part', 'ErrorIndices.parts', 'ErrorIndices.pair', 'ErrorIndices.body',
  'Replayed.steps', 'Replayed.difference.step', 'Replayed.difference.call',
  'World.separate.overlapping', 'World.separate.iterations',
  'AwtCompat.awtLine2DRelativeCcw', 'AwtCompat.awtRectangle2DOutcode',
  'PygameCompat.pygameOverlapArea', 'Decomposition.lowerBound',
  'SeparatingAxis.aStart', 'SeparatingAxis.aEnd', 'SeparatingAxis.bStart', 'SeparatingAxis.bEnd',
]);
const used = new Set();

const NUMBER_ARRAYS = [
  'Array<Float>', 'Array<Int>',
  ...['Float64', 'Float32', 'Int32', 'Uint32', 'Uint16', 'Uint8'].map((t) => `js.lib.${t}Array`),
];
const RINGS = [
  'Array<PointsLike>', 'Array<js.lib.Float64Array>', 'Array<Array<Float>>', 'Array<Array<Int>>',
  'Array<Array<Vec2>>', 'Array<Array<Array<Float>>>', 'Array<Array<Array<Int>>>',
];
const LIBRARY = {
  Float64Array: 'js.lib.Float64Array',
  Float32Array: 'js.lib.Float32Array',
  Int32Array: 'js.lib.Int32Array',
  Uint32Array: 'js.lib.Uint32Array',
  Uint8Array: 'js.lib.Uint8Array',
  BigUint64Array: 'BigUint64Array',
};

const isUndefined = (node) => node.kind === ts.SyntaxKind.UndefinedKeyword;

export class Types {
  /** Words without a name in the declarations: their names and values. */
  words = new Map();

  constructor(checker) {
    this.checker = checker;
  }

  /** Fails if a number in the list above is no longer there. */
  checkAllUsed() {
    const unused = [...WHOLE].filter((name) => !used.has(name));
    if (unused.length > 0) {
      throw new Error(`no such numbers: ${unused.join(', ')}`);
    }
  }

  /** The values of a union of strings. */
  stringsOf(node) {
    const type = this.checker.getTypeFromTypeNode(node);
    const members = type.isUnion() ? type.types : [type];
    const isText = members.every((member) => member.isStringLiteral());
    return isText ? members.map((member) => member.value) : undefined;
  }

  /** The name of words. */
  named(values) {
    const name = WORDS[values.join(' ')];
    if (name === undefined) {
      throw new Error(`no name for the words ${values.join(', ')}`);
    }
    this.words.set(name, values);
    return name;
  }

  /**
   * A type in Haxe.
   *
   * @param path what contains it, for numbers that are whole.
   */
  of(node, path) {
    switch (node.kind) {
      case ts.SyntaxKind.NumberKeyword:
        used.add(path);
        return WHOLE.has(path) ? 'Int' : 'Float';
      case ts.SyntaxKind.BooleanKeyword: return 'Bool';
      case ts.SyntaxKind.AnyKeyword: return 'Dynamic';
      case ts.SyntaxKind.StringKeyword: return 'String';
      case ts.SyntaxKind.VoidKeyword: return 'Void';
      case ts.SyntaxKind.BigIntKeyword: return 'BigInt';
      case ts.SyntaxKind.ParenthesizedType: return this.of(node.type, path);
      case ts.SyntaxKind.TypeOperator: return this.of(node.type, path); // readonly
      case ts.SyntaxKind.ArrayType: return this.#array(node.elementType, path);
      case ts.SyntaxKind.TupleType: return this.#array(node.elements[0], path);
      case ts.SyntaxKind.TypeLiteral: return this.#struct(node, path);
      case ts.SyntaxKind.FunctionType: return this.#callback(node, path);
      case ts.SyntaxKind.IntersectionType:
        return node.types.map((part) => this.of(part, path)).join(' & ');
      case ts.SyntaxKind.UnionType: return this.#union(node, path);
      case ts.SyntaxKind.LiteralType: return this.#literal(node);
      case ts.SyntaxKind.IndexedAccessType: return this.named(this.stringsOf(node));
      case ts.SyntaxKind.TypeReference: return this.#reference(node, path);
      case ts.SyntaxKind.ThisType: return path.split('.')[0];
      default: throw new Error(`${path}: no type for ${node.getText()}`);
    }
  }

  #array(element, path) {
    const inner = this.of(element, path);
    return { PointsLike: 'Rings', Rings: 'Array<Rings>' }[inner] ?? `Array<${inner}>`;
  }

  #struct(node, path) {
    return `{ ${node.members.map((member) => this.field(member, path)).join(' ')} }`;
  }

  /** `var name:Type;` of a property. */
  field(member, path, isOptional = member.questionToken !== undefined) {
    const name = member.name.getText();
    const type = ts.isMethodSignature(member)
      ? this.#callback(member, path)
      : this.of(member.type, `${path}.${name}`);
    return `${isOptional ? '@:optional ' : ''}var ${name}:${type};`;
  }

  #callback(node, path) {
    const parameters = node.parameters.map((one) => (
      `${one.name.getText()}:${this.of(one.type, path)}`
    ));
    return `(${parameters.join(', ')}) -> ${this.of(node.type, path)}`;
  }

  #literal(node) {
    const values = this.stringsOf(node);
    return values === undefined ? 'Int' : this.named(values);
  }

  #union(node, path) {
    const parts = node.types.filter((part) => !isUndefined(part));
    if (parts.length < node.types.length) {
      const [only] = parts;
      return `Null<${parts.length === 1 ? this.of(only, path) : this.#wordsOf(parts)}>`;
    }
    if (parts.every((part) => ts.isLiteralTypeNode(part))) {
      return this.stringsOf(node) === undefined ? 'Int' : this.named(this.stringsOf(node));
    }
    if (parts.some((part) => part.kind === ts.SyntaxKind.VoidKeyword)) {
      return this.of(parts.find((part) => part.kind !== ts.SyntaxKind.VoidKeyword), path);
    }
    const [first, second] = parts.map((part) => this.of(part, path));
    return `haxe.extern.EitherType<${first}, ${second}>`;
  }

  #wordsOf(parts) {
    return this.named(parts.flatMap((part) => this.stringsOf(part)));
  }

  #reference(node, path) {
    const name = node.typeName.getText();
    const [argument] = node.typeArguments ?? [];
    switch (name) {
      case 'Readonly': return this.of(argument, path);
      case 'ArrayLike':
        return argument.kind === ts.SyntaxKind.NumberKeyword ? 'Numbers' : this.#array(argument);
      case 'Pick': case 'Omit':
        return `{ ${this.properties(node, path).join(' ')} }`;
      default: return LIBRARY[name] ?? (name === 'S' ? path.split('.')[0] : name);
    }
  }

  /** The properties of a type that is made of others. */
  properties(node, path) {
    const type = this.checker.getTypeAtLocation(node);
    return this.checker.getPropertiesOfType(type).map((property) => this.field(
      property.declarations[0], path, (property.flags & ts.SymbolFlags.Optional) !== 0,
    ));
  }

  /** What an abstract for a union can be made from. */
  casts(node) {
    const all = node.types.flatMap((part) => {
      const type = this.of(part, '');
      const arrays = {
        Numbers: NUMBER_ARRAYS,
        'Array<haxe.extern.EitherType<PointsLike, Array<Array<Float>>>>': ['Rings', ...RINGS],
        'Array<Float>': ['Array<Float>', 'Array<Int>'],
        'Array<Vec2Like>': ['Array<Vec2Like>', 'Array<Vec2>', 'Array<Array<Float>>',
          'Array<Array<Int>>'],
      };
      return arrays[type] ?? [type];
    });
    return [...new Set(all)];
  }
}

/** What takes any array of numbers, and any list of rings. */
export const MADE = {
  Numbers: { doc: 'Numbers in an array of any kind.', casts: NUMBER_ARRAYS },
  Rings: {
    doc: 'The rings of a polygon, the outer one first.',
    casts: RINGS,
  },
};
