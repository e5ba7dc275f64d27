/**
 * The type itself. TypeScript infers the type from a prop declared this way only if no other prop determines it:
 * `options` determine the values, and an unknown `value` is an error.
 */
export type InferLast<Type> = [Type] extends [unknown] ? Type : Type;
