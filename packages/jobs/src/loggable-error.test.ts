import { loggableError, withoutValues } from './loggable-error.js';

class PrismaClientValidationError extends Error {
  override name = 'PrismaClientValidationError';
}

const repeating = new PrismaClientValidationError(
  '\nInvalid `create()` invocation:\n{ data: { phone: "13800000001" } }\n\nArgument `name` is missing.',
);

describe('what is kept of an error', () => {
  it('names a database error without the values of the call', () => {
    const problem = loggableError(repeating);
    expect(problem).toMatchObject({
      type: 'PrismaClientValidationError',
      message: 'Argument `name` is missing.',
    });
    expect(problem.stack).toContain('loggable-error.test');
    expect(JSON.stringify(problem)).not.toContain('13800000001');
  });

  it('repeats nothing of a text that is not JSON', () => {
    let thrown: unknown;
    try {
      JSON.parse('{"phone": 13800000001 x');
    } catch (error) {
      thrown = error;
    }
    expect(JSON.stringify(loggableError(thrown))).not.toContain('13800000001');
  });

  it('keeps the message and the code of any other error', () => {
    const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(loggableError(error)).toMatchObject({
      type: 'Error ECONNREFUSED',
      message: 'connect ECONNREFUSED',
    });
    expect(loggableError('a text')).toEqual({ type: 'string', message: '', stack: '' });
  });

  it('creates an error of the same name', () => {
    const error = withoutValues(repeating);
    expect([error.name, error.message]).toEqual([repeating.name, 'Argument `name` is missing.']);
    expect(error.stack).not.toContain('13800000001');
  });
});
