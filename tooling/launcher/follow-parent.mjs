// Loaded into the product's processes: when the launcher vanishes (kill -9), they shut down cleanly.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
