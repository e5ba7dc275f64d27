/**
 * The type itself. TypeScript infers it from a prop of this type only if no other prop has it, so that `options` determine the values
 * and an unknown `value` is an error.
 */
export type InferLast<Type> = [Type] extends [unknown] ? Type : Type;
