// Visual themes: fonts, colours and spacing that differ from those of the other sets.
export const THEMES = {
  thin: `body{font-weight:300;color:#666;font-size:9.5pt}h2{background:none;border-bottom:2px solid #2a7;color:#2a7}`,
  small: `body{font-size:8.5pt;line-height:1.4}h2{font-size:10pt;background:#444;color:#fff}`,
  wide: `body{letter-spacing:.06em}h2{letter-spacing:.3em;text-align:center;background:none;color:#333}h1{letter-spacing:.4em;text-align:center}`,
  boxed: `h2{display:inline-block;background:#c0392b;color:#fff;border-radius:4px;padding:3px 18px}h1{text-align:center}`,
  side: `.narrow{background:#2c3e50;color:#eee;padding:10px}.narrow h1,.narrow h2{color:#fff;background:none}.narrow h2{border-bottom:1px solid #889}`,
  barred: `h2{background:none;border-left:6px solid #e67e22;color:#333}p,li{color:#444}`,
  serif: `body{font-family:'Noto Serif SC','Noto Serif CJK SC',serif}h2{background:none;border-bottom:1px solid #000;color:#000}`,
};
export const themed = (html, theme) => html.replace('</style>', `${THEMES[theme] ?? ''}</style>`);
