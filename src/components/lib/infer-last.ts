/**
 * The type itself. TypeScript infers it from a prop with this type only if no other prop determines it: `options`
 * determine the values, and an unknown `value` is an error.
 */
export type InferLast<Type> = [Type] extends [unknown] ? Type : Type;
