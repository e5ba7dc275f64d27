import { Moon, Sun } from 'lucide-react';
import { IconButton, useTheme } from 'waymark';
import { usePreferences } from '../../preferences/preferences-context';

/** Changes between light and dark by one press. Narrow viewports have no room for it: the theme settings offer the same. */
export function ColourModeButton() {
  const { change } = usePreferences();
  const isDark = useTheme().resolvedMode === 'dark';
  const next = isDark ? 'light' : 'dark';
  return (
    <IconButton label={`Switch to ${next} mode`} onClick={() => change({ colorMode: next })} className="max-sm:hidden">
      {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  );
}
