import { RadioGroup } from '@qicheng/ui/radio-group';
import { chooseTheme, themeNames, useThemeChoice } from '#src/lib/theme.js';

/** Light, dark, or the system's theme; stored in this browser. */
export function ThemeChoice() {
  const choice = useThemeChoice();
  return (
    <RadioGroup label="外观" look="segments" value={choice} onValue={chooseTheme} options={themeNames} />
  );
}
