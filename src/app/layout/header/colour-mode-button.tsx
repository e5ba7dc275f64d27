import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton, Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from 'waymark';
import { usePreferences } from '../../preferences/preferences-context';

const modes = [
  { value: 'system', name: 'System', Icon: Monitor },
  { value: 'light', name: 'Light', Icon: Sun },
  { value: 'dark', name: 'Dark', Icon: Moon },
] as const;

/** The button that changes between light, dark and the system's choice. */
export function ColourModeButton() {
  const { preferences, change } = usePreferences();
  const Shown = modes.find(({ value }) => value === preferences.colorMode)?.Icon ?? Monitor;
  return (
    <div className="max-sm:hidden">
      <Menu>
        <MenuTrigger asChild>
          <IconButton label="Colour mode">
            <Shown aria-hidden />
          </IconButton>
        </MenuTrigger>
        <MenuContent align="end">
          <MenuRadioGroup
            aria-label="Colour mode"
            value={preferences.colorMode}
            onValueChange={(value) => change({ colorMode: modes.find((mode) => mode.value === value)?.value ?? 'system' })}
          >
            {modes.map(({ value, name, Icon }) => (
              <MenuRadioItem key={value} value={value}>
                <Icon aria-hidden />
                {name}
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
        </MenuContent>
      </Menu>
    </div>
  );
}
