export { CodeBlock, type CodeBlockOptions, type CodeBlockProps } from './code-block';
export { Kbd, type KbdProps } from './kbd';
