/** A rectangle of the microscope: its center, its size, and how far it is turned. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
  degrees: number;
}
