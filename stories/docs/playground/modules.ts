/** The modules that playground code can import. Family entry points, such as `waymark/button`, resolve to `waymark`. */
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

/**
 * Returns the module for an import source, `styles` for a style sheet of the kit, or undefined for an unknown source.
 */
export function moduleFor(source: string): ModuleName | 'styles' | undefined {
  if (/^waymark\/[\w-]+\.css$/.test(source)) return 'styles';
  const known = moduleNames.find((name) => name === source);
  return known ?? (/^waymark\/(?!testing|preset)[\w/-]+$/.test(source) ? 'waymark' : undefined);
}
