// Preloaded into a product process: shifts its clock by CLOCK_SHIFT_MS, but not that of the database.
const RealDate = Date;
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const now = () => RealDate.now() + shift;

globalThis.Date = new Proxy(RealDate, {
  construct: (_target, args, self) => Reflect.construct(RealDate, args.length > 0 ? args : [now()], self),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
