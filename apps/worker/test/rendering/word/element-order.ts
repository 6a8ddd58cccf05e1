import { descendants, named, type XmlElement } from './xml-tree.js';

interface Rule {
  /** The clause of ECMA-376-1, transitional. */
  clause: string;
  children: string;
  /** Whether children may be in any order (xsd:choice). */
  isFree?: boolean;
}

/** The allowed children of an element in their order; names are in the main namespace. */
const RULES: Readonly<Record<string, Rule>> = {
  pPr: {
    clause: '17.3.1.26',
    children:
      'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange',
  },
  rPr: {
    clause: '17.3.2.28',
    isFree: true,
    children:
      'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath rPrChange',
  },
  pBdr: { clause: '17.3.1.24', children: 'top left bottom right between bar' },
  tblPr: {
    clause: '17.4.59',
    children:
      'tblStyle tblpPr tblOverlap bidiVisual tblStyleRowBandSize tblStyleColBandSize tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook tblCaption tblDescription tblPrChange',
  },
  tblBorders: { clause: '17.4.38', children: 'top left start bottom right end insideH insideV' },
  tblCellMar: { clause: '17.4.42', children: 'top left start bottom right end' },
  trPr: {
    clause: '17.4.81',
    isFree: true,
    children:
      'cnfStyle divId gridBefore gridAfter wBefore wAfter cantSplit trHeight tblHeader tblCellSpacing jc hidden ins del trPrChange',
  },
  tcPr: {
    clause: '17.4.69',
    children:
      'cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign hideMark',
  },
  tcBorders: { clause: '17.4.66', children: 'top left start bottom right end insideH insideV tl2br tr2bl' },
  tcMar: { clause: '17.4.68', children: 'top left start bottom right end' },
  tbl: { clause: '17.4.37', children: 'tblPr tblGrid tr' },
  tr: { clause: '17.4.78', children: 'tblPrEx trPr tc' },
  sectPr: {
    clause: '17.6.17',
    children:
      'headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols formProt vAlign noEndnote titlePg textDirection bidi rtlGutter docGrid printerSettings',
  },
  pgBorders: { clause: '17.6.10', children: 'top left bottom right' },
  style: {
    clause: '17.7.4.17',
    children:
      'name aliases basedOn next link autoRedefine hidden uiPriority semiHidden unhideWhenUsed qFormat locked personal personalCompose personalReply rsid pPr rPr tblPr trPr tcPr tblStylePr',
  },
  lvl: {
    clause: '17.9.6',
    children: 'start numFmt lvlRestart pStyle isLgl suff lvlText lvlPicBulletId legacy lvlJc pPr rPr',
  },
  font: { clause: '17.8.3.10', children: 'altName panose1 charset family notTrueType pitch sig' },
};

const REPEATS = new Set(['tr', 'tc', 'headerReference', 'footerReference', 'tblStylePr']);

/** Returns the violations of the standard in a part, each with its clause. */
export function orderErrors(root: XmlElement): string[] {
  return [
    ...descendants(root).flatMap(errorsOf),
    ...named(root, 'w:tc').flatMap(cellErrors),
    ...named(root, 'w:tbl').flatMap(gridErrors),
  ];
}

function errorsOf({ name, children }: XmlElement): string[] {
  const rule = RULES[name.replace('w:', '')];
  if (!rule || !name.startsWith('w:')) return [];
  const order = rule.children.split(' ').map((one) => `w:${one}`);
  const errors: string[] = [];
  let last = -1;
  const seen = new Set<string>();
  for (const { name: found } of children) {
    const at = order.indexOf(found);
    if (at < 0) errors.push(`${name} holds ${found} (${rule.clause})`);
    else if (at < last && !rule.isFree) errors.push(`${found} stands too late in ${name} (${rule.clause})`);
    if (seen.has(found) && !REPEATS.has(found.replace('w:', '')))
      errors.push(`${found} twice in ${name} (${rule.clause})`);
    seen.add(found);
    last = Math.max(last, at);
  }
  return errors;
}

/** A cell must end with a paragraph; nested tables are not allowed here. */
const cellErrors = ({ children }: XmlElement): string[] => [
  ...(children.at(-1)?.name === 'w:p' ? [] : ['a cell does not end with a paragraph (17.4.65)']),
  ...(children.some(({ name }) => name === 'w:tbl') ? ['a table is in a cell'] : []),
];

/** The cells of each row must fill the columns of the grid. */
function gridErrors(table: XmlElement): string[] {
  const columns = named(table, 'w:gridCol').length;
  return table.children
    .filter(({ name }) => name === 'w:tr')
    .filter((row) => spanOf(row) !== columns)
    .map((row) => `a row spans ${spanOf(row)} of ${columns} columns (17.4.48)`);
}

const spanOf = (row: XmlElement): number =>
  row.children
    .filter(({ name }) => name === 'w:tc')
    .reduce((sum, cell) => sum + Number(named(cell, 'w:gridSpan')[0]?.attributes['w:val'] ?? 1), 0);
