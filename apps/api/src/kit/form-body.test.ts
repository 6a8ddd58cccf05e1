import fc from 'fast-check';
import { fieldsOf as fieldsOfBytes } from './form-body.js';
import { decodeFormText } from './form-text.js';

const fieldsOf = (form: string, limit: number) => fieldsOfBytes(Buffer.from(form), limit);

describe('the fields of a form', () => {
  it.each([
    ['spaces and percent-encoding', 'a=%E5%BC%A0+%2B1&b%20c=x%3Dy', { a: '张 +1', 'b c': 'x=y' }],
    ['no value', 'a&b=&&=x', { a: '', b: '' }],
    ['an equals sign in the value', 'a=b=c', { a: 'b=c' }],
    ['a repeated field', 'a=1&b=2&a=3&a=4', { a: ['1', '3', '4'], b: '2' }],
    ['brackets, which do not nest', 'a[b]=1&c[]=2', { 'a[b]': '1', 'c[]': '2' }],
    ['malformed encoding, which is kept', 'a=%E5%BC&b=100%', { a: '%E5%BC', b: '100%' }],
    ['nothing', '', {}],
  ])('with %s', (_name, form, fields) => {
    expect(fieldsOf(form, 200)).toEqual(fields);
  });

  it('never change the object or its prototype', () => {
    const fields = fieldsOf('__proto__=1&constructor=2&toString=3', 200);
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
    expect(Object.entries(fields)).toEqual([
      ['constructor', '2'],
      ['toString', '3'],
    ]);
  });

  it('are refused beyond the limit', () => {
    const form = (count: number) => Array.from({ length: count }, (_none, at) => `f${at}=`).join('&');
    expect(Object.keys(fieldsOf(form(200), 200))).toHaveLength(200);
    expect(() => fieldsOf(form(201), 200)).toThrow(expect.objectContaining({ status: 413 }) as Error);
  });
});

describe('a long text', () => {
  const decodedText = (form: string | Buffer) => {
    const bytes = Buffer.from(form as string);
    return decodeFormText(bytes, 0, bytes.length);
  };
  const expected = (form: string) => {
    try {
      return decodeURIComponent(form.replaceAll('+', ' '));
    } catch {
      return null;
    }
  };

  it('is decoded like any other', () => {
    const text = '张三 + 1 = 2 & 100% “é” 😀 '.repeat(100);
    expect(fieldsOf(`a=1&${new URLSearchParams({ text })}&b=${'%'.repeat(2_000)}`, 200)).toEqual({
      a: '1',
      text,
      b: '%'.repeat(2_000),
    });
  });

  it('is decoded like decodeURIComponent, and refused where that throws', () => {
    const escape = fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, '0')}`);
    const character = fc.string({ unit: 'grapheme', minLength: 1 }).map(encodeURIComponent);
    const piece = fc.oneof(
      escape,
      character,
      character,
      fc.constantFrom('%', '%4', '%zz', '+', 'a', '%E5%BC'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const form = pieces.join('');
        expect(decodedText(form)).toBe(expected(form));
      }),
      { numRuns: 3_000 },
    );
  });

  it.each([
    ['an overlong form', '%C0%80'],
    ['a surrogate', '%ED%A0%80'],
    ['a point beyond Unicode', '%F4%90%80%80'],
    ['a byte that begins nothing', '%FF'],
    ['a character cut off by the end', '%E5%BC'],
    ['a character that is not escaped', '%E5%BC张'],
  ])('is left to the engine with %s', (_name, form) => {
    expect(decodedText(form)).toBeNull();
  });

  it('ends where its field ends', () => {
    const form = Buffer.from('%E5%BC%A0');
    expect(decodeFormText(form, 0, 6)).toBeNull();
    expect(decodeFormText(form, 3, 3)).toBe('');
  });
});
