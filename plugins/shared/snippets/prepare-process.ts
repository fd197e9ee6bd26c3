// Loaded into the process of a `run` block, before the block.
import './optimize-late.ts';
import './loopback-ports.ts';
