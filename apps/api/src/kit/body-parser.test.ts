import { fieldsOf } from './body-parser.js';

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
