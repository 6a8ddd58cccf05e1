// Preloaded into a product process: a signal triggers an unhandled rejection or an uncaught exception.
process.on('SIGUSR2', () => void Promise.reject(new Error('injected rejection')));
process.on('SIGPIPE', () =>
  setTimeout(() => {
    throw new Error('injected exception');
  }, 0),
);
