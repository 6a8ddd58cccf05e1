import { InvalidArgumentError } from 'commander';

/** Reads an argument as a whole number between two bounds. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    if (!(value >= min && value <= max)) throw new InvalidArgumentError(`应是 ${min} 到 ${max} 的整数`);
    return value;
  };
}
