/** The modules that code of the playground can import. The entry points of the families, such as `waymark/button`, are parts of `waymark`. */
export const moduleNames = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-router',
  'lucide-react',
  'waymark',
  'waymark/labels/ar',
  'waymark/labels/de',
  'waymark/tokens',
] as const;

export type ModuleName = (typeof moduleNames)[number];

/** Returns the module for the source of an import, `styles` for a style sheet of the kit, or undefined if the playground has none. */
export function moduleFor(source: string): ModuleName | 'styles' | undefined {
  if (/^waymark\/[\w-]+\.css$/.test(source)) return 'styles';
  const known = moduleNames.find((name) => name === source);
  return known ?? (/^waymark\/(?!testing|preset)[\w/-]+$/.test(source) ? 'waymark' : undefined);
}
