import { Monitor, Moon, Sun } from 'lucide-react';
import { IconButton, Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger, type ThemeMode } from 'waymark';

const modes = [
  { value: 'system', name: 'System', Icon: Monitor },
  { value: 'light', name: 'Light', Icon: Sun },
  { value: 'dark', name: 'Dark', Icon: Moon },
] as const;

export interface ThemeMenuProps {
  mode: ThemeMode;
  onModeChange: (mode: ThemeMode) => void;
}

/** A button with a menu of the color modes. */
export function ThemeMenu({ mode, onModeChange }: ThemeMenuProps) {
  const Icon = modes.find(({ value }) => value === mode)?.Icon ?? Monitor;
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton aria-label="Color mode">
          <Icon aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuRadioGroup
          aria-label="Color mode"
          value={mode}
          onValueChange={(value) => onModeChange(modes.find((one) => one.value === value)?.value ?? 'system')}
        >
          {modes.map(({ value, name, Icon: ModeIcon }) => (
            <MenuRadioItem key={value} value={value}>
              <ModeIcon aria-hidden />
              {name}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
