export function describeLackOfRoom(machine: {
  free: number;
  memory: number;
  hasPackages: boolean;
}): string | null;
