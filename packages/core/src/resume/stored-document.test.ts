import { DOCUMENT_VERSION } from '@qicheng/resume/document';
import { isOpenAsStored } from './stored-document.js';

// As PostgreSQL writes a jsonb.
const stored = (meta: string) => `{"meta": {"lang": "zh", ${meta}}, "basics": {}}`;

describe('a stored document', () => {
  it.each([
    ['of the current version', stored(`"docVersion": ${DOCUMENT_VERSION}`), true],
    ['of the current version, with further keys', stored(`"docVersion": ${DOCUMENT_VERSION}, "x": 1`), true],
    ['of a later version', stored(`"docVersion": ${DOCUMENT_VERSION}0`), false],
    ['of an earlier version', stored(`"docVersion": ${DOCUMENT_VERSION - 1}`), false],
    ['without a version', stored('"templateCode": "tem0001"'), false],
    ['of a variant', stored(`"variantOf": {"resumeId": "1"}, "docVersion": ${DOCUMENT_VERSION}`), false],
    ['whose text mentions a version', `{"meta": {"note": "\\"docVersion\\": ${DOCUMENT_VERSION}}"}}`, false],
  ])('is opened as stored only in the current version: one %s', (_what, text, isOpen) => {
    expect(isOpenAsStored(text)).toBe(isOpen);
  });
});
