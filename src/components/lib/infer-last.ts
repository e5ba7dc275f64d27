/**
 * The type itself. TypeScript infers the type from a prop declared this way only if no other prop determines it. If
 * `options` determine the type, a `value` that is not among them is an error.
 */
export type InferLast<Type> = [Type] extends [unknown] ? Type : Type;
