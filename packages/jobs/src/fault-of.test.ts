import { faultOf, withoutValues } from './fault-of.js';

class PrismaClientValidationError extends Error {
  override name = 'PrismaClientValidationError';
}

const repeating = new PrismaClientValidationError(
  '\nInvalid `create()` invocation:\n{ data: { phone: "13800000001" } }\n\nArgument `name` is missing.',
);

describe('what is kept of a fault', () => {
  it('names a fault of the database without the values of the call', () => {
    const fault = faultOf(repeating);
    expect(fault).toMatchObject({
      type: 'PrismaClientValidationError',
      message: 'Argument `name` is missing.',
    });
    expect(fault.stack).toContain('fault-of.test');
    expect(JSON.stringify(fault)).not.toContain('13800000001');
  });

  it('repeats nothing of a text that is no JSON', () => {
    let thrown: unknown;
    try {
      JSON.parse('{"phone": 13800000001 x');
    } catch (error) {
      thrown = error;
    }
    expect(JSON.stringify(faultOf(thrown))).not.toContain('13800000001');
  });

  it('keeps the words and the code of any other', () => {
    const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(faultOf(error)).toMatchObject({ type: 'Error ECONNREFUSED', message: 'connect ECONNREFUSED' });
    expect(faultOf('a text')).toEqual({ type: 'string', message: '', stack: '' });
  });

  it('makes an error of the same name', () => {
    const error = withoutValues(repeating);
    expect([error.name, error.message]).toEqual([repeating.name, 'Argument `name` is missing.']);
    expect(error.stack).not.toContain('13800000001');
  });
});
