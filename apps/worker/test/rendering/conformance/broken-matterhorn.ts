// Files that violate conditions of the Matterhorn Protocol, and of PDF/A-3b where it has the same requirement.
import { PDFName, type PDFDocument } from '@cantoo/pdf-lib';
import { decoded } from '#src/resume-export/chromium/pdf/content-tokens.js';
import {
  addElements,
  addResource,
  annotate,
  broken,
  editXmp,
  entry,
  find,
  paint,
  remove,
  set,
  shownFont,
  stream,
  text,
  type BrokenFile,
} from './break-pdf.js';

const elements = (how: string, fails: string, ...trees: Parameters<typeof addElements>[1][]): BrokenFile =>
  broken(how, fails, (file) => addElements(file, ...trees));

const addToUnicode = (file: PDFDocument, unicode: string) => {
  const { font } = shownFont(file);
  const table = decoded(stream(font, 'ToUnicode'));
  const added = `${table}\n1 beginbfchar\n<FFF0> <${unicode}>\nendbfchar`;
  set(font, { ToUnicode: file.context.register(file.context.stream(added)) });
};

const simpleFont = (flags: number) => (file: PDFDocument) => {
  const font = file.context.obj({ Type: 'Font', Subtype: 'TrueType', FontDescriptor: { Flags: flags } });
  addResource(file, 'Font', 'Simple', font);
  paint(file, '/Simple 9 Tf');
};

const mapType = (from: string, to: string) => (file: PDFDocument) => {
  const root = entry(file.catalog, 'StructTreeRoot');
  set(root, { RoleMap: file.context.obj({ [from]: to }) });
};

export const brokenMatterhorn: readonly BrokenFile[] = [
  broken('an artifact in a tag', '01-003', (file) => paint(file, '/P <</MCID 0 >>BDC /Artifact BMC EMC EMC')),
  broken('a tag in an artifact', '01-004', (file) => paint(file, '/Artifact BMC /P <</MCID 0 >>BDC EMC EMC')),
  broken('paint without a mark', '01-005', (file) => paint(file, '0 0 9 9 re f')),
  broken('a page that the structure does not know', '01-005', (file) =>
    remove(file.getPage(0).node, 'StructParents'),
  ),
  broken('tags under suspicion', '01-007', (file) =>
    set(entry(file.catalog, 'MarkInfo'), { Suspects: true }),
  ),
  elements('a type of its own', '02-001', ['Chapter']),
  broken('a circle of types', '02-003', mapType('Chapter', 'Chapter')),
  broken('another meaning of P', '02-004', mapType('P', 'Span')),
  broken('no metadata', '06-001 A6.6.2.1', (file) => remove(file.catalog, 'Metadata')),
  broken('no PDF/UA in the metadata', '06-002', (file) =>
    editXmp(file, '<pdfuaid:part>1</pdfuaid:part>', ''),
  ),
  broken('no title in the metadata', '06-003 A6.6.3', (file) =>
    editXmp(file, /<dc:title>.*<\/dc:title>/, ''),
  ),
  broken('no preference of the title', '07-001', (file) => remove(file.catalog, 'ViewerPreferences')),
  broken('the name of the file as title', '07-002', (file) =>
    set(entry(file.catalog, 'ViewerPreferences'), { DisplayDocTitle: false }),
  ),
  elements('a cell outside a row', '09-004', ['Table', ['TD']]),
  elements('rows of different lengths', '09-004', ['Table', ['TR', ['TD']], ['TR', ['TD'], ['TD']]]),
  elements('a paragraph in a list', '09-005', ['L', ['P']]),
  elements('an entry without a body', '09-005', ['L', ['LI', ['P']]]),
  elements('a table of contents of paragraphs', '09-006', ['TOC', ['P']]),
  elements('ruby without a text', '09-007', ['Ruby', ['RB']]),
  elements('warichu without signs', '09-008', ['Warichu', ['WT']]),
  broken('no table to Unicode', '10-001 31-027', (file) => remove(shownFont(file).font, 'ToUnicode')),
  broken('no language', '11-001 11-002 11-003 11-004 11-005 11-006', (file) => {
    remove(file.catalog, 'Lang');
    for (const [, object] of file.context.enumerateIndirectObjects()) {
      if ('delete' in object) (object as { delete: (key: PDFName) => void }).delete(PDFName.of('Lang'));
    }
    file.context.register(file.context.obj({ FT: 'Tx', TU: text('姓名') }));
  }),
  broken('a picture without a description', '13-004', (file) => remove(find(file, 'S', 'Figure'), 'Alt')),
  broken('a first heading of level 2', '14-002', (file) => set(find(file, 'S', 'H1'), { S: 'H2' })),
  elements('headings of levels 2 and 4', '14-003', ['H2'], ['H4']),
  elements('two headings in an element', '14-006 14-007', ['Sect', ['H'], ['H']]),
  elements('a header that heads nothing', '15-003', ['Table', ['TR', ['TH'], ['TD']]]),
  elements('a formula', '17-002 17-003', ['Formula']),
  elements('a note without an identifier', '19-003', ['Note']),
  broken('two notes of one identifier', '19-004', (file) => {
    for (const note of addElements(file, ['Note'], ['Note'])) set(note, { ID: text('note') });
  }),
  broken('layers without names that show by themselves', '20-001 20-002 20-003 A6.9', (file) =>
    set(file.catalog, { OCProperties: file.context.obj({ D: { AS: [] }, Configs: [{}] }) }),
  ),
  broken('an embedded file of one name', '21-001 A6.8-names', (file) => remove(find(file, 'EF'), 'UF')),
  broken('a form of XML', '25-001 A6.4', (file) =>
    set(file.catalog, { AcroForm: file.context.register(file.context.obj({ XFA: [] })) }),
  ),
  broken('encryption without permissions', '26-001 A6.1.3-Encrypt', (file) => {
    file.context.trailerInfo.Encrypt = file.context.register(file.context.obj({ Filter: 'Standard' }));
  }),
  broken('encryption against assistive technology', '26-002 A6.1.3-Encrypt', (file) => {
    file.context.trailerInfo.Encrypt = file.context.register(file.context.obj({ P: -1 - 512 }));
  }),
  broken('an annotation without a tag', '28-002', (file) => annotate(file, 'Text', undefined)),
  broken('an annotation without a description', '28-004', (file) =>
    remove(annotate(file, 'Text', 'Annot'), 'Contents'),
  ),
  broken('a field without a description', '28-005', (file) => annotate(file, 'Widget', 'Form')),
  broken('an annotation of its own type', '28-006', (file) => annotate(file, 'Chapter', 'Annot')),
  broken('an annotation for trapping', '28-007', (file) => annotate(file, 'TrapNet', 'Annot')),
  broken('no order of annotations', '28-008', (file) => remove(find(file, 'Annots'), 'Tabs')),
  broken('annotations by rows', '28-009', (file) => set(find(file, 'Annots'), { Tabs: 'R' })),
  broken('a field without a tag', '28-010', (file) =>
    annotate(file, 'Widget', undefined, { TU: text('姓名') }),
  ),
  broken('a link that is tagged as text', '28-011', (file) => set(find(file, 'S', 'Link'), { S: 'Span' })),
  broken('a link that the structure does not know', '28-011', (file) =>
    remove(find(file, 'Subtype', 'Link'), 'StructParent'),
  ),
  broken('a link without a description', '28-004 28-012', (file) =>
    remove(find(file, 'Subtype', 'Link'), 'Contents'),
  ),
  broken('a media clip', '28-014 28-015', (file) => file.context.register(file.context.obj({ S: 'MCD' }))),
  broken('an attached file without names', '28-016', (file) => annotate(file, 'FileAttachment', 'Annot')),
  broken('a mark of the printer', '28-018', (file) => annotate(file, 'PrinterMark', undefined)),
  broken('a tagged mark of the printer', '28-017 28-018', (file) => annotate(file, 'PrinterMark', 'P')),
  broken('a form of another file', '30-001 A6.2.9', (file) =>
    file.context.register(file.context.stream('', { Type: 'XObject', Subtype: 'Form', Ref: {} })),
  ),
  broken('a tagged form that stands twice', '30-002', (file) => {
    const form = file.context.stream('/P <</MCID 0 >>BDC EMC', {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 1, 1],
    });
    addResource(file, 'XObject', 'Twice', form);
    paint(file, '/Twice Do /Twice Do');
  }),
  broken('another encoding', '31-001 31-002 31-003 31-006', (file) =>
    set(shownFont(file).font, { Encoding: 'Other' }),
  ),
  broken('an embedded encoding', '31-001 31-002 31-003 31-007 31-008', (file) =>
    set(shownFont(file).font, { Encoding: file.context.register(file.context.stream('')) }),
  ),
  broken('an unknown table of glyphs', '31-004', (file) =>
    set(shownFont(file).descendant, { CIDToGIDMap: 'Other' }),
  ),
  broken('no table of glyphs', '31-005', (file) => remove(shownFont(file).descendant, 'CIDToGIDMap')),
  broken('a font that is not embedded', '31-009 31-011 31-016 A6.2.11.4 A6.2.11.5', (file) =>
    remove(shownFont(file).descriptor, 'FontFile2'),
  ),
  broken('a glyph that the font lacks', '10-001 31-011 A6.2.11.4', (file) =>
    paint(file, `/Artifact BMC BT /${shownFont(file).name} 9 Tf <FFF1> Tj ET EMC`),
  ),
  broken('lists of glyphs', '31-012 31-013 31-014 31-015', (file) =>
    set(shownFont(file).descriptor, {
      CharSet: text('/a'),
      CIDSet: file.context.register(file.context.stream('')),
    }),
  ),
  broken('other widths', '31-016 A6.2.11.5', (file) => set(shownFont(file).descendant, { DW: 1, W: [] })),
  broken('a simple font', '31-017 31-018 31-019 31-020 31-021 31-022 31-023', simpleFont(32)),
  broken('a simple font of symbols', '31-024 31-025 31-026', simpleFont(4)),
  broken('a code for nothing', '31-028', (file) => addToUnicode(file, '0000')),
  broken('a code for a byte order mark', '31-029', (file) => addToUnicode(file, 'FEFF')),
  broken('the glyph for missing ones', '10-001 31-030 A6.2.11.8', (file) =>
    paint(file, `/Artifact BMC BT /${shownFont(file).name} 9 Tf <0000> Tj ET EMC`),
  ),
];
