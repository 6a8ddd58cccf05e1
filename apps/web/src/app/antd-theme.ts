import type { ThemeConfig } from 'antd';
import { colour, density, fontFamily, radius, shadow } from '../styles/tokens.js';

export type Density = keyof typeof density;

interface ThemeOptions {
  /** Follows the root font within its clamp. */
  scale: number;
  /** Without motion nothing waits for the end of an animation. */
  isStill: boolean;
}

/** The component library in our colours and measures. */
export function antdTheme(kind: Density, { scale, isStill }: ThemeOptions): ThemeConfig {
  const px = (design: number) => Math.round(design * scale);
  return {
    cssVar: { key: `qicheng-${kind}` },
    hashed: false,
    token: {
      motion: !isStill,
      colorPrimary: colour.bamboo,
      colorLink: colour.bamboo,
      colorLinkHover: colour['bamboo-deep'],
      colorPrimaryHover: colour['bamboo-deep'],
      colorPrimaryActive: colour['bamboo-deep'],
      colorSuccess: colour.bamboo,
      colorError: colour.red,
      colorWarning: colour.amber,
      colorInfo: colour.blue,
      colorText: colour.ink,
      colorTextSecondary: colour['ink-soft'],
      colorTextDescription: colour['ink-soft'],
      colorTextPlaceholder: '#6B7280',
      colorBorder: colour['line-strong'],
      colorBorderSecondary: colour.line,
      colorSplit: colour.line,
      colorBgLayout: colour.paper,
      controlItemBgActive: colour['bamboo-wash'],
      controlItemBgHover: colour.paper,
      fontFamily,
      fontSize: px(14),
      fontSizeSM: Math.max(12, px(12)),
      lineHeight: 1.6,
      controlHeight: px(density[kind].control),
      controlHeightSM: px(density[kind].control - 8),
      borderRadius: radius.control,
      borderRadiusLG: radius.card,
      borderRadiusSM: radius.control - 2,
      boxShadow: shadow.lift,
      boxShadowSecondary: shadow.lift,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',
      wireframe: false,
    },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 500 },
      Input: { activeShadow: `0 0 0 2px ${colour['bamboo-wash']}` },
      Form: { labelColor: colour.ink, verticalLabelPadding: '0 0 4px', itemMarginBottom: px(26) },
      Modal: { titleFontSize: px(20), titleLineHeight: 1.3 },
    },
  };
}
