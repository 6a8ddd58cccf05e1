// Files that violate conditions of PDF/A-3b only.
import { PDFArray, PDFName, type PDFDocument } from '@cantoo/pdf-lib';
import {
  addResource,
  annotate,
  broken,
  editXmp,
  find,
  paint,
  remove,
  set,
  stream,
  text,
  type BrokenFile,
  type Values,
} from './break-pdf.js';

const state = (values: Values) => (file: PDFDocument) => {
  const added = file.context.obj({ Type: 'ExtGState' });
  set(added, values);
  addResource(file, 'ExtGState', 'Added', added);
};

const image = (values: Values) => (file: PDFDocument) => set(find(file, 'Subtype', 'Image'), values);

const embedded = (file: PDFDocument) => find(file, 'EF');
const profile = (file: PDFDocument) => stream(find(file, 'S', 'GTS_PDFA1'), 'DestOutputProfile');
const addIntent = (file: PDFDocument) => {
  const other = file.context.obj({ Type: 'OutputIntent', S: 'GTS_PDFX' });
  set(other, { DestOutputProfile: file.context.register(file.context.stream('')) });
  file.catalog.lookup(PDFName.of('OutputIntents'), PDFArray).push(file.context.register(other));
};

export const brokenArchive: readonly BrokenFile[] = [
  broken('no identifier', 'A6.1.3-ID', (file) => {
    delete file.context.trailerInfo.ID;
  }),
  broken('a stream of another file', 'A6.1.7.1', (file) =>
    set(profile(file).dict, { F: text('profile.icc') }),
  ),
  broken('a stream with LZW', 'A6.1.7.2', (file) =>
    file.context.register(file.context.stream('', { Filter: 'LZWDecode' })),
  ),
  broken('a long string', 'A6.1.13-length', (file) =>
    file.context.register(file.context.obj({ Note: text('长'.repeat(16_400)) })),
  ),
  broken('a large number', 'A6.1.13-number', (file) =>
    file.context.register(file.context.obj({ N: 2 ** 31 })),
  ),
  broken('deep graphics states', 'A6.1.13-depth', (file) => paint(file, 'q '.repeat(40) + 'Q '.repeat(40))),
  broken('a narrow page', 'A6.1.13-box', (file) => set(file.getPage(0).node, { CropBox: [0, 0, 2, 800] })),
  broken('an unknown operator', 'A6.2.2-operators', (file) => paint(file, 'BX 1 xyz EX')),
  broken('a page without resources', 'A6.2.2-resources', (file) => remove(file.getPage(0).node, 'Resources')),
  broken('no output intent', 'A6.2.3-profile A6.2.4.3-RGB A6.2.10-group', (file) => {
    state({ ca: 0.5 })(file);
    remove(file.catalog, 'OutputIntents');
  }),
  broken('grey without an output intent', 'A6.2.3-profile A6.2.4.3-RGB A6.2.4.3-gray', (file) => {
    paint(file, '0 g');
    remove(file.catalog, 'OutputIntents');
  }),
  broken('two profiles', 'A6.2.3-one', addIntent),
  broken('CMYK', 'A6.2.4.3-CMYK', (file) => paint(file, '0 0 0 1 k')),
  broken('a transfer curve', 'A6.2.5', state({ TR: 'Identity' })),
  broken('an unknown rendering intent', 'A6.2.6', state({ RI: 'Brilliant' })),
  broken('a smoothed picture', 'A6.2.8', image({ Interpolate: true })),
  broken('a picture of 3 bits', 'A6.2.8-bits', image({ BitsPerComponent: 3 })),
  broken('an unknown blend mode', 'A6.2.10-blend', state({ BM: 'Brilliant' })),
  broken('an annotation of sound', 'A6.3.1', (file) => annotate(file, 'Sound', 'Annot')),
  broken('a hidden annotation', 'A6.3.2', (file) => annotate(file, 'Text', 'Annot', { F: 6 })),
  broken('an annotation without an appearance', 'A6.3.3', (file) =>
    remove(annotate(file, 'Text', 'Annot'), 'AP'),
  ),
  broken('a script', 'A6.5.1', (file) =>
    set(file.catalog, { OpenAction: { S: 'JavaScript', JS: text('1') } }),
  ),
  broken('a script of a page', 'A6.5.2', (file) => set(file.getPage(0).node, { AA: {} })),
  broken('an embedded file of no type', 'A6.8-MIME', (file) =>
    remove(find(file, 'Type', 'EmbeddedFile'), 'Subtype'),
  ),
  broken('an embedded file of no relation', 'A6.8-relation', (file) =>
    remove(embedded(file), 'AFRelationship'),
  ),
  broken('an embedded file of nothing', 'A6.8-associated', (file) => remove(file.catalog, 'AF')),
  broken('a slide show', 'A6.10', (file) => set(file.getPage(0).node, { PresSteps: {} })),
  broken('a demand on readers', 'A6.11', (file) => set(file.catalog, { Requirements: [] })),
  broken('a packet that names its encoding', 'A6.6.2.1-packet', (file) =>
    editXmp(file, 'id="W5M0MpCehiHzreSzNTczkc9d"', 'id="W5M0MpCehiHzreSzNTczkc9d" encoding="UTF-8"'),
  ),
  broken('metadata that is no XML', 'A6.6.2.1-XML', (file) => editXmp(file, '</rdf:RDF>', '</rdf:RDF><a>')),
  broken('a property without a description', 'A6.6.2.3', (file) =>
    editXmp(file, '<pdfaProperty:name>AIGC<', '<pdfaProperty:name>Other<'),
  ),
  broken('another title', 'A6.6.3', (file) => file.setTitle('另一份')),
  broken('another part of PDF/A', 'A6.6.4-part', (file) => editXmp(file, 'pdfaid:part>3<', 'pdfaid:part>2<')),
  broken('another level of PDF/A', 'A6.6.4-level', (file) =>
    editXmp(file, 'pdfaid:conformance>B<', 'pdfaid:conformance>C<'),
  ),
];
