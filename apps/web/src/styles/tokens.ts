/**
 * The one source of every visual value. `build/design-tokens.ts` prints it as custom properties for
 * our own style sheets and `app/antd-theme.ts` hands the same numbers to the component library.
 */
export const colour = {
  ink: '#1C2430',
  'ink-soft': '#5B6472',
  paper: '#F6F4EF',
  sheet: '#FFFFFF',
  line: '#E6E2D9',
  'line-strong': '#8B8578',
  bamboo: '#0E7C66',
  'bamboo-deep': '#0B6553',
  'bamboo-wash': '#E8F4F0',
  seal: '#B93A1E',
  'seal-wash': '#FBEFEB',
  amber: '#8A6D1F',
  'amber-wash': '#FFF8E6',
  red: '#B4232A',
  'red-wash': '#FDF0F0',
  blue: '#1F5FBF',
  'blue-wash': '#EEF4FD',
} as const;

/** Design size in px at the 1536 px reference, where the scaled root is 16 px [spec 9]. */
export const typeScale = [12, 14, 16, 20, 28, 40] as const;

/** Four-point grid. */
export const spaceScale = [4, 8, 12, 16, 24, 32, 48, 72] as const;

export const radius = { control: 6, card: 10, sheet: 0 } as const;

export const shadow = {
  lift: '0 1px 2px rgb(28 36 48 / 6%), 0 8px 24px rgb(28 36 48 / 12%)',
  sheet: '0 1px 1px rgb(28 36 48 / 8%), 0 12px 32px -12px rgb(28 36 48 / 22%)',
} as const;

export const motion = { fast: '120ms', slow: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** Height of a control and padding of a row, in design px. */
export const density = {
  comfortable: { control: 40, row: 16 },
  compact: { control: 32, row: 8 },
} as const;

export const fontFamily =
  "'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei UI', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', system-ui, sans-serif";

/** Dialog widths of [spec 9]; `broad` is for two texts side by side. */
export const dialogWidth = { wide: 500, narrow: 400, broad: 720 } as const;
