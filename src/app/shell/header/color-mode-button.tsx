import { Moon, Sun } from 'lucide-react';
import { IconButton, useTheme } from 'waymark';
import { usePreferences } from '../../preferences/preferences-context';
import { HeaderTooltip } from './header-tooltip';

/** Switches between light and dark mode. Hidden on narrow viewports, where the theme settings offer the same choice. */
export function ColorModeButton() {
  const { change } = usePreferences();
  const isDark = useTheme().resolvedMode === 'dark';
  const next = isDark ? 'light' : 'dark';
  const label = `Switch to ${next} mode`;
  return (
    <HeaderTooltip label={label}>
      <IconButton aria-label={label} onClick={() => change({ colorMode: next })} className="max-sm:hidden">
        {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      </IconButton>
    </HeaderTooltip>
  );
}
