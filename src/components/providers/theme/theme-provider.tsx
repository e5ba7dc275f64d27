'use client';

import { useComposedRefs } from '../../lib/use-composed-refs';
import { type ComponentProps, createContext, use, useMemo, useState } from 'react';
import { cn } from '../../lib/cn';
import { plainOnCanvas } from '../../lib/surface';
import { PortalContainer, type PortalTarget, usePortalContainer } from '../../lib/portal-container';
import { useRootAttribute, useRootColorScheme, useSetRootAttribute, useSetRootVariable } from '../../lib/root-element';
import { useMediaQuery } from '../../lib/use-media-query';
import { type Density, fontFamily, maxRadius, radius as defaultRadius } from '../../tokens';

/** The color mode: light, dark, or the user's system setting. */
export type ThemeMode = 'system' | 'light' | 'dark';
/** The contrast: normal, more, or the user's system setting. */
export type ThemeContrast = 'system' | 'normal' | 'more';

/** The result of `useTheme`. */
export interface Theme {
  /** The requested mode. */
  mode: ThemeMode;
  /** The effective mode, with `system` resolved. */
  resolvedMode: Exclude<ThemeMode, 'system'>;
  /** The requested contrast. */
  contrast: ThemeContrast;
  /** The effective contrast, with `system` resolved. */
  resolvedContrast: Exclude<ThemeContrast, 'system'>;
  /** The corner radius, in px. */
  radius: number;
  /** A CSS font family list. */
  font: string;
  /** The density of spacing and controls. */
  density: Density;
}

const ThemeContext = createContext<Theme | null>(null);

export interface ThemeProviderProps extends ComponentProps<'div'> {
  /**
   * The color mode. `system` follows the user's system setting, or the surrounding theme if the scope is a subtree.
   * @default 'system'
   */
  mode?: ThemeMode;
  /**
   * The contrast. `system` follows the user's system setting, or the surrounding theme if the scope is a subtree.
   * @default 'system'
   */
  contrast?: ThemeContrast;
  /** The corner radius in px, from 0 to 24. @default the surrounding radius */
  radius?: number;
  /** A CSS font family list. @default the surrounding font */
  font?: string;
  /** The density of spacing and controls. @default the surrounding density */
  density?: Density;
  /**
   * The element that receives the theme: the root element, or a `div` around the children. All other props apply to the
   * `div`.
   * @default 'root'
   */
  scope?: 'root' | 'subtree';
  /**
   * The element or shadow root in which all layers inside render. A layer's `container` prop overrides it. While it is
   * `null`, such as during the first render if the element is stored in state, layers render in the default container.
   * @default the surrounding container, or the `div`
   */
  container?: PortalTarget | null;
}

/** Sets the theme of the page or of a subtree. */
export function ThemeProvider({
  mode = 'system',
  contrast = 'system',
  radius,
  font,
  density,
  scope = 'root',
  container,
  className,
  style,
  children,
  ref,
  ...props
}: ThemeProviderProps) {
  const around = useTheme();
  const [part, setPart] = useState<HTMLDivElement | null>(null);
  const composedRef = useComposedRefs(ref, setPart);
  const containerAround = usePortalContainer();
  const subtree = scope === 'subtree';
  const corner = radius === undefined ? undefined : Math.min(Math.max(radius, 0), maxRadius);
  const variables = { '--wm-radius': corner === undefined ? undefined : `${corner}px`, '--wm-font': font };
  const attributes = {
    'data-theme': mode === 'system' ? undefined : mode,
    'data-contrast': contrast === 'system' ? undefined : contrast,
    'data-density': density,
  };

  useSetRootAttribute('data-theme', subtree ? undefined : (attributes['data-theme'] ?? null));
  useSetRootAttribute('data-contrast', subtree ? undefined : (attributes['data-contrast'] ?? null));
  useSetRootAttribute('data-density', subtree ? undefined : density);
  useSetRootVariable('--wm-radius', subtree ? undefined : variables['--wm-radius']);
  useSetRootVariable('--wm-font', subtree ? undefined : font);

  const resolvedMode = mode === 'system' ? around.resolvedMode : mode;
  const resolvedContrast = contrast === 'system' ? around.resolvedContrast : contrast;
  const radiusHere = corner ?? around.radius;
  const fontHere = font ?? around.font;
  const densityHere = density ?? around.density;
  const theme = useMemo(
    () => ({
      mode,
      resolvedMode,
      contrast,
      resolvedContrast,
      radius: radiusHere,
      font: fontHere,
      density: densityHere,
    }),
    [mode, resolvedMode, contrast, resolvedContrast, radiusHere, fontHere, densityHere],
  );

  // Layers render inside the `div`, so they use the same theme.
  const content = <PortalContainer value={container ?? part ?? containerAround}>{children}</PortalContainer>;
  return (
    <ThemeContext value={theme}>
      {subtree ? (
        <div
          data-slot="theme"
          // Otherwise, inherited colors and fonts would keep the values computed outside.
          className={cn('bg-canvas font-sans text-text', plainOnCanvas, className)}
          style={{ ...variables, ...style }}
          {...props}
          {...attributes}
          ref={composedRef}
        >
          {content}
        </div>
      ) : (
        content
      )}
    </ThemeContext>
  );
}

/** Returns the nearest provider's theme, or the theme of the root element and the user's system settings. */
export function useTheme(): Theme {
  const given = use(ThemeContext);
  const mode = useRootAttribute('data-theme');
  const contrast = useRootAttribute('data-contrast');
  const density = useRootAttribute('data-density');
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const scheme = useRootColorScheme();
  const prefersMore = useMediaQuery('(prefers-contrast: more)');
  if (given) return given;
  const rootMode = scheme === 'system' ? (prefersDark ? 'dark' : 'light') : scheme;
  return {
    mode: mode === 'light' || mode === 'dark' ? mode : 'system',
    resolvedMode: mode === 'light' || mode === 'dark' ? mode : rootMode,
    contrast: contrast === 'normal' || contrast === 'more' ? contrast : 'system',
    resolvedContrast: contrast === 'normal' || contrast === 'more' ? contrast : prefersMore ? 'more' : 'normal',
    radius: defaultRadius,
    font: fontFamily,
    density: density === 'compact' ? 'compact' : 'comfortable',
  };
}
