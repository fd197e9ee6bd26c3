/** A program that the host is to run. */
export interface HostRequest {
  /** Absolute path of the folder that it runs in. */
  folder: string;
  /** Address of the module that is started. */
  url: string;
}

/** How it ended. What it printed stands in the file that the host writes to. */
export interface HostAnswer {
  exitCode: number;
  /** Bytes of memory that the host takes up. */
  memory: number;
}
