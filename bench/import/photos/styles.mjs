// Style sheets of printed résumés. All sizes follow the size of the text, which the printer fits to the sheet.

/** Comes after the style sheet of `toHtml`. */
const BASE = `html{overflow:hidden}body{margin:0;padding:14mm;line-height:1.5;color:#111;min-height:0}h1{font-size:1.9em}h2{font-size:1.15em}
@page{margin:0}td{white-space:pre-wrap}`;

const SERIF = `font-family:'Noto Serif SC',serif`;
const KAI = `font-family:'LXGW WenKai',serif`;

const STYLES = {
  // A document of a word processor: Song type, rules below headings.
  word: `body{${SERIF}}h1{text-align:center;letter-spacing:.3em}h2{background:none;color:#000;border-bottom:1px solid #000;padding:0}`,
  column: `.narrow{background:#e8edf3;padding:4mm;margin:-2mm 0}h2{background:none;color:#23527c;border-bottom:2px solid #23527c}`,
  ruled: `h1{text-align:center}td{border:1px solid #000;padding:.25em .5em}td:nth-child(odd){font-weight:700}table{margin-top:-1px}`,
  dense: `body{padding:10mm 12mm;line-height:1.38;color:#222}h2{background:#ddd;color:#000;margin:.5em 0 .2em}`,
  twoTongues: `h2{background:none;color:#333;border-left:5px solid #c0392b;padding-left:8px}`,
  banner: `h1,h1+p,h1+p+p{background:#1f4e79;color:#fff;margin:0 -14mm;padding:2px 14mm}h1{margin-top:-14mm;padding-top:9mm}h1+p+p{padding-bottom:5mm}h2{background:#dbe7f3}`,

  letter: `body{${SERIF}}h1{font-weight:400;border-bottom:3px double #000}h2{background:none;color:#000;letter-spacing:.15em;padding:0}`,
  office: `body{${SERIF};padding:12mm}h1{text-align:center;font-size:1.6em}td{border:1px solid #222;padding:.2em .4em}td:nth-child(odd){font-weight:400;background:#f1f1f1}.grid td{background:none}.grid tr:first-child td{font-weight:700}table{margin-top:-1px}h2{background:none;color:#000;text-align:center;border:1px solid #222;margin:-1px 0 0}`,
  rightColumn: `.narrow{background:#2d4a3e;color:#fff;padding:4mm}.narrow h2{background:none;color:#fff;border-bottom:1px solid #9fb8ac}.wide h2{background:none;color:#2d4a3e;border-bottom:1px solid #2d4a3e}h1{color:#2d4a3e}`,
  tight: `body{padding:9mm 11mm;line-height:1.34}h1{font-size:1.5em;text-align:center}h2{background:none;border-bottom:1px solid #555;color:#000;margin:.4em 0 .1em;padding:0}ul{padding-left:1.2em}`,
  abroad: `body{line-height:1.45}h1{text-align:center}h1+p,h1+p+p{text-align:center}h2{background:none;color:#000;border-top:1px solid #999;padding:3px 0 0}`,
  ribbon: `h1{margin:-14mm -14mm 0;padding:8mm 14mm 0;background:#7a2230;color:#fff}h1+p,h1+p+p{margin:0 -14mm;padding:1mm 14mm;background:#7a2230;color:#fff}h1+p+p{padding-bottom:4mm}h2{display:inline-block;background:#7a2230;color:#fff;border-radius:0 12px 12px 0;padding:2px 22px 2px 8px}`,
  dated: `td{border:0;padding:.1em 0;vertical-align:top}td:nth-child(odd){width:10.5em;white-space:nowrap;color:#555}h2{background:none;color:#111;border-bottom:1px dotted #444}`,
  brush: `body{${KAI}}h1{text-align:center}h2{background:none;color:#000;padding:0}`,
};

export const styled = (html, style) => html.replace('</style>', `${BASE}${STYLES[style]}</style>`);
