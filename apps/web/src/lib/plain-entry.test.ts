import { plainCode, plainPhone } from './plain-entry.js';

describe('plainPhone', () => {
  it.each([
    ['13900000001', '13900000001'],
    ['139 0000 0001', '13900000001'],
    ['139-0000-0001', '13900000001'],
    ['+8613900000001', '13900000001'],
    ['+86 139 0000 0001', '13900000001'],
    ['0086-139-0000-0001', '13900000001'],
    ['\u202d13900000001\u202c', '13900000001'],
    ['139000000012', '13900000001'],
    ['1', '1'],
    ['18600000001', '18600000001'],
    ['', ''],
  ])('normalises the phone %j to %j', (entered, plain) => {
    expect(plainPhone(entered)).toBe(plain);
  });
});

describe('plainCode', () => {
  it.each([
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['a1b2c3', 'a1b2c3'],
    ['008612', '008612'],
    ['1234567', '123456'],
  ])('normalises the code %j to %j', (entered, plain) => {
    expect(plainCode(entered)).toBe(plain);
  });
});
