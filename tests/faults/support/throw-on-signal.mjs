// Loaded into a process of the product: a signal plants what no handler of the product expects.
process.on('SIGUSR2', () => void Promise.reject(new Error('planted rejection')));
process.on('SIGPIPE', () =>
  setTimeout(() => {
    throw new Error('planted exception');
  }, 0),
);
